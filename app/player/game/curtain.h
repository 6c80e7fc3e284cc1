// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace app {

/// Stands in the place of the whole game while another player sits down: no map, no log, nothing to
/// be read, and nothing behind it that could be reached.
class Curtain : public QWidget
{
    Q_OBJECT

public:
    Curtain(GameController &controller, QWidget *parent);

    /// Is down until \a side wants to see the board; none: hidden by the player's wish.
    void lower(engine::SideId side);
    void lift() { m_isDown = false; }
    bool isDown() const { return m_isDown; }
    void takeFocus();

signals:
    /// Somebody wants to see the board; \a side is none when it was hidden by the player's wish.
    void raised(engine::SideId side);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    GameController &m_controller;
    engine::SideId m_side;
    bool m_isDown = false;
    QLabel *m_mark;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_show;
};

} // namespace app
