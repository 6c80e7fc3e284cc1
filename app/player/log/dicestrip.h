// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/dockpanel.h"
#include "app/player/log/logbook.h"
#include "app/player/log/rolltable.h"

#include <QTimer>

class QHBoxLayout;
class QPushButton;

namespace app {

class DieFace;

/// The last roll: its dice, large, what was read off which table, and the sentence that says what
/// came of it. It stays until the person at the window does something else.
class DiceStrip : public DockPanel
{
    Q_OBJECT

public:
    explicit DiceStrip(GameController &controller, QWidget *parent = nullptr);

    /// The dice that are shown; empty: nothing was rolled since the last own step.
    QList<int> dice() const { return m_dice; }
    QString text() const;
    /// 1: as it is meant; 0: dice do not roll, they lie there.
    void setSpeed(double speed) { m_speed = speed; }
    bool isRolling() const { return m_rolling.isActive(); }
    /// It may take so much room at most; its height follows.
    void fitInto(int width);

signals:
    /// Other dice, or none: it needs another place.
    void rolled();

protected:
    void refresh() override;
    void retranslate() override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Reads the log whether it is seen or not: without dice nobody sees it.
    void follow();
    const LogBook::Entry *roll() const;
    int lastOwnStep() const;
    QStringList after(const LogBook::Entry &roll) const;
    void turn();
    void showFaces();
    void makeFaces(const LogBook::Entry *roll);
    void addModifier(QHBoxLayout *row);
    QString modifier() const;
    /// What the die shows, with its modifier.
    QString counted() const;
    void showTable();

    QWidget *m_faces = nullptr;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_more;
    QPushButton *m_table;
    QList<int> m_dice;
    QList<DieFace *> m_shown;
    std::optional<RollTable> m_cell;
    std::optional<LogBook::Entry> m_roll;
    QTimer m_rolling;
    int m_turnsLeft = 0;
    int m_sides = 6;
    double m_speed = 0;
    bool m_isFirst = true; // what a game was opened with lies there
};

} // namespace app
