// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/gamecontroller.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace app {

/// Covers the whole game while another player sits down: no map, no log, nothing to be read.
class Curtain : public QWidget
{
    Q_OBJECT

public:
    Curtain(GameController &controller, QWidget *parent);

    /// Covers everything until \a side wants to see the board; none: hidden by the player's wish.
    void lower(engine::SideId side);
    bool isDown() const { return !isHidden(); }
    void takeFocus();

signals:
    void raised(engine::SideId side);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    GameController &m_controller;
    engine::SideId m_side;
    QLabel *m_mark;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_show;
};

} // namespace app
