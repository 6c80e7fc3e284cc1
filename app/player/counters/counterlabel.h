// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/counters/countershelf.h"
#include "app/player/game/gamewishes.h"

#include <QAbstractButton>
#include <QPointer>

namespace app {

/// A counter at any size, highlighted on the board while it is pointed at; in strips it can be
/// clicked, in a tray also dragged to the board.
class CounterLabel : public QAbstractButton
{
    Q_OBJECT

public:
    CounterLabel(GameController &controller, engine::PieceId piece, int size,
                 QWidget *parent = nullptr);

    engine::PieceId piece() const { return m_piece; }
    /// Framed as the chosen one.
    void setChosen(bool isChosen);
    /// Washed out: it can't act now.
    void setDimmed(bool isDimmed);
    /// Can be dragged to the board.
    void setCarried(bool isCarried) { m_isCarried = isCarried; }

    QSize sizeHint() const override { return {m_size, m_size}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// The pointer is the counter until it is let go.
    void takeUp();
    void letGo(engine::PieceId piece, QPoint global);

    GameController &m_controller;
    engine::PieceId m_piece;
    int m_size;
    QPointer<GameWishes> m_wishes; // gone when a window goes with the pointer in it
    bool m_isChosen = false;
    bool m_isDimmed = false;
    bool m_isCarried = false;
    bool m_isInHand = false;
    QPoint m_pressed;
};

} // namespace app
