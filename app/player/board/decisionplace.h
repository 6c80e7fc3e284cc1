// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QObject>

#include <set>

class QToolButton;

namespace view {
class BoardView;
}

namespace app {

/// Where a question has to be answered: when nothing of a new one is in sight, the map goes there
/// or, if it does not follow, a sign at its edge points there.
class DecisionPlace : public QObject
{
    Q_OBJECT

public:
    DecisionPlace(GameController &controller, view::BoardView &board);

private:
    /// Soon: who tells what has happened, or is told, comes first.
    void lookSoon();
    void look();
    /// On a map, what is meant before what could be.
    std::vector<engine::SpaceId> places() const;
    bool isAnyInSight(const std::vector<engine::SpaceId> &places) const;
    void go();
    void point();

    GameController &m_controller;
    view::BoardView &m_board;
    QToolButton *m_sign;
    bool m_isSoon = false;
    engine::NameId m_decision; ///< The one that was looked at last.
    std::set<engine::SpaceId> m_known; ///< Its places.
};

} // namespace app
