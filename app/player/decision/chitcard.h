// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionform.h"
#include "app/player/decision/model/drawnchit.h"

#include <QWidget>

class QHBoxLayout;

namespace app {

/// Drawing from a cup: how much is left in it before, and the chit, large, afterwards.
class ChitCard : public QWidget
{
    Q_OBJECT

public:
    /// Null where nothing is drawn and nothing was.
    static ChitCard *of(GameController &controller, const DecisionForm &form, QWidget *parent);

private:
    ChitCard(GameController &controller, QWidget *parent);

    void showCup(engine::SpaceId cup);
    void showChit(const DrawnChit &chit);
    int left(engine::SpaceId cup) const;
    static QString leftWords(int count);

    GameController &m_controller;
    QHBoxLayout *m_layout;
};

} // namespace app
