// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/battle/battlerecord.h"

#include <QWidget>

namespace app {

/// The rounds of a battle side by side: those that are over, the present one, and what the next one
/// would bring.
class BattleRounds : public QWidget
{
    Q_OBJECT

public:
    /// One round that nothing follows needs no row.
    static bool isNeeded(const BattleRecord &record);
    BattleRounds(GameController &controller, const BattleRecord &record, QWidget *parent);

private:
    QWidget *roundCard(const BattleRecord::Round &round, bool isLast);
    QWidget *nextCard();
    QString summary(const std::vector<std::pair<engine::SideId, int>> &list, bool isLost) const;

    GameController &m_controller;
    const BattleRecord &m_record;
};

} // namespace app
