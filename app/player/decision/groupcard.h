// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamewishes.h"

#include <QWidget>

class QVBoxLayout;

namespace app {

/// Pieces that were chosen together: who they are, how far all of them come, and what they can do
/// at once.
class GroupCard : public QWidget
{
    Q_OBJECT

public:
    explicit GroupCard(GameController &controller, QWidget *parent = nullptr);

    /// None: there is nothing to show.
    void setPieces(const std::vector<engine::PieceId> &pieces);

private:
    /// What two or more of them can do without a place, once for each kind.
    std::vector<std::vector<engine::Action>> common() const;
    QString reach() const;
    void addCounters();
    void addDeed(const std::vector<engine::Action> &actions);

    GameController &m_controller;
    QVBoxLayout *m_layout;
    std::vector<engine::PieceId> m_pieces;
    QWidget *m_content = nullptr;
};

} // namespace app
