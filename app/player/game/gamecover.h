// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/curtain.h"

#include <QPointer>
#include <QTimer>

namespace app {

/// Hides a game and everything that belongs to it behind the curtain, when another player has to
/// sit down, when the player wants it, or when nobody has touched anything for long.
class GameCover : public QObject
{
    Q_OBJECT

public:
    /// \a page shows the game; the curtain stands beside it.
    GameCover(GameController &controller, QWidget &page);
    ~GameCover() override;

    Curtain &curtain() { return *m_curtain; }
    bool isDown() const { return m_curtain->isDown(); }
    /// By the player's wish.
    void lower();
    /// When somebody else has to sit down before anything is shown.
    void lowerIfAwaited();
    /// So many minutes without a hand lower it, when there are secrets; none: never.
    void setIdle(int minutes);

signals:
    /// It falls; everything is still to be seen unless it is down already.
    void lowering();
    /// It is down, or up again.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void lower(engine::SideId side);
    void lift();
    void hideWindows();

    GameController &m_controller;
    QWidget &m_page;
    QPointer<Curtain> m_curtain;
    QTimer m_idle; // nobody has touched anything for so long
    QList<QPointer<QWidget>>
        m_apart; // panels and maps with windows of their own, hidden with the board
};

} // namespace app
