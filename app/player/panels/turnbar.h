// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/settings/actiontable.h"

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

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addButton(const QString &action, QToolButton *button);
    /// One of the numbers that tell how the game stands.
    struct Status
    {
        QString title;
        QString value; ///< Rich text.
    };

    /// The phase with at most \a levels - 1 of those that it is a part of.
    QString phasePath(size_t levels) const;
    QList<Status> statuses() const;
    Status victoryPoints() const;
    void fit();
    /// Shows as much of the numbers as \a room allows.
    void fitStatus(int room);
    QString turnText() const;
    void showStatus();
    void showBadge();

    GameController &m_controller;
    ActionTable &m_actions;
    SideBadge *m_badge;
    QLabel *m_turn;
    QLabel *m_phase;
    QWidget *m_status;
    QHBoxLayout *m_statusRow;
    QHBoxLayout *m_row;
    QList<QToolButton *> m_buttons;
    QList<Status> m_shown;
    QList<QLabel *> m_items;
};

} // namespace app
