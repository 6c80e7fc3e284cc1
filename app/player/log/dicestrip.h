// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/dockpanel.h"

#include <QTimer>

namespace app {

class DieFace;

/// The last roll: its dice, large, and the sentence that says what came of it.
class DiceStrip : public DockPanel
{
    Q_OBJECT

public:
    explicit DiceStrip(GameController &controller, QWidget *parent = nullptr);

    /// The dice of the last command; empty when nothing was rolled in it.
    QList<int> dice() const { return m_dice; }
    QString text() const;
    /// 1: as it is meant; 0: dice do not roll, they lie there.
    void setSpeed(double speed) { m_speed = speed; }
    bool isRolling() const { return m_rolling.isActive(); }

protected:
    void refresh() override;
    void retranslate() override;
    void paintEvent(QPaintEvent *event) override;

private:
    void roll();
    void showFaces();

    QWidget *m_faces = nullptr;
    QLabel *m_text;
    QLabel *m_more;
    QList<int> m_dice;
    QList<DieFace *> m_shown;
    QTimer m_rolling;
    int m_turnsLeft = 0;
    int m_sides = 6;
    quint64 m_lastRoll = 0; // number of the command that was shown last
    double m_speed = 0;
};

} // namespace app
