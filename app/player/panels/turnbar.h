// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/turnstatus.h"
#include "app/player/settings/actiontable.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace app {

class SideBadge;
class StatusStrip;

/// The line above the board: who decides, which turn, day and phase, how the game stands.
class TurnBar : public QWidget
{
    Q_OBJECT

public:
    TurnBar(GameController &controller, ActionTable &actions, QWidget *parent = nullptr);

    void refresh();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addButton(const QString &action, QToolButton *button);
    /// The phase down to what is going on, with at most \a levels of them.
    QString phasePath(size_t levels) const;
    void fit();
    QString turnText() const;
    void showBadge();

    GameController &m_controller;
    ActionTable &m_actions;
    SideBadge *m_badge;
    QLabel *m_turn;
    QLabel *m_phase;
    StatusStrip *m_strip;
    QHBoxLayout *m_row;
    QList<QToolButton *> m_buttons;
    TurnStatus m_status;
};

} // namespace app
