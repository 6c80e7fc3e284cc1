// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/battle/battlerecord.h"
#include "app/player/parts/well.h"

class QLabel;

namespace app {

/// One side of a battle: from where it comes, what it rolled, its units with their dice.
class BattleForce : public Well
{
    Q_OBJECT

public:
    /// The \a index says which side; the first one attacks. \a counter is the size of its units.
    BattleForce(GameController &controller, const BattleRecord &record, size_t index, int counter,
                QWidget *parent);

private:
    QLabel *words(const QString &text, const char *look);
    QString doing(bool isAttacker) const;
    QString rolled() const;
    bool isFiring() const;
    QWidget *units(int counter);

    GameController &m_controller;
    const BattleRecord m_record;
    const BattleRecord::Force &m_force; // one of its sides
};

} // namespace app
