// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/battle/battlerecord.h"
#include "app/player/parts/paintedwidget.h"

namespace app {

/// One unit in a battle: its counter with what it lost, its name, and the dice of its latest fire.
class BattleUnit : public PaintedWidget
{
    Q_OBJECT

public:
    /// \a size is that of the counter; \a isFiring frames it.
    BattleUnit(GameController &controller, const BattleRecord::Unit &unit, int size, bool isFiring,
               QWidget *parent = nullptr);

    QSize sizeHint() const override;
    /// What its name takes, whole words below each other.
    QSize nameSize() const;
    /// What stands below the counter: "2 hits", "no hit", "destroyed"; may be empty.
    QString word() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintCounter(QPainter &painter, const QRect &rect) const;
    void paintBadge(QPainter &painter, const QRect &counter) const;
    void paintDice(QPainter &painter, const QRect &rect) const;
    void nameForReaders();
    int rowsOfDice() const;

    GameController &m_controller;
    BattleRecord::Unit m_unit;
    int m_size;
    bool m_isFiring;
    QString m_name;
};

} // namespace app
