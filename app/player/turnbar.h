// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/actiontable.h"
#include "app/player/gamecontroller.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace app {

class SideBadge;

/// The line above the board: who decides, which turn and phase, how the game stands.
class TurnBar : public QWidget
{
    Q_OBJECT

public:
    TurnBar(GameController &controller, ActionTable &actions, QWidget *parent = nullptr);

    void refresh();

signals:
    void phaseClicked();

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *addButton(const QString &action);
    QString phasePath() const;
    QString turnText() const;
    void showStatus();

    GameController &m_controller;
    ActionTable &m_actions;
    SideBadge *m_badge;
    QLabel *m_turn;
    QLabel *m_phase;
    QWidget *m_status;
    QHBoxLayout *m_statusRow;
    QHBoxLayout *m_row;
};

} // namespace app
