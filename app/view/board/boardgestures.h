// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardmotion.h"
#include "app/view/board/boardscene.h"
#include "app/view/board/piecechoice.h"

class QMouseEvent;

namespace view {

class BoardTip;
class BoardView;

/// What the mouse does on a board: it hovers, clicks, pans, drags pieces and draws a frame around
/// them. The signals are those of the view.
class BoardGestures
{
public:
    BoardGestures(BoardView &view, BoardScene &scene, BoardTip &tip, PieceChoice &choice);

    /// What the mouse does; false: it is something else.
    bool take(QEvent &event);
    void leave();
    /// Gives up what was begun.
    void stop() { m_gesture = Gesture::None; }
    /// As long as the space bar is held the left button pans.
    void holdSpace();
    /// True: nothing was panned meanwhile, so the key itself was meant.
    bool releaseSpace();
    bool isSpaceHeld() const { return m_isSpaceHeld; }
    /// As if the left button had been clicked there.
    void click(const BoardPieces::Hit &hit, Qt::KeyboardModifiers modifiers);

    bool isIdle() const { return m_gesture == Gesture::None; }
    bool isInHand(engine::PieceId piece) const;
    /// All that is dragged along.
    void setInHand(std::vector<engine::PieceId> pieces) { m_inHand = std::move(pieces); }
    /// A piece that comes from elsewhere is over this point, or let go there.
    void carry(QPoint point);
    void putDown(engine::PieceId piece, QPoint point);
    BoardPieces::Hit hitAt(QPointF point) const;
    /// The space under the pointer, with or without a piece.
    const BoardPieces::Hit &hover() const { return m_hover; }
    void forgetHover() { m_hover = {}; }
    /// The piece that is being put down, where it was let go; without a piece: none.
    const BoardMotion::Flight &drop() const { return m_drop; }
    void forgetDrop() { m_drop = {}; }

    /// The place under the pointer.
    void paintHover(QPainter &painter) const;
    /// The piece in the hand, or the frame.
    void paintDrag(QPainter &painter) const;

private:
    enum class Gesture { None, Press, Pan, Drag, Frame, Carry };

    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    void begin();
    void endDrag(QPointF point);
    void endFrame(QPointF point);
    /// The board itself lies under the point.
    bool isOver(QPoint point) const;
    void paintInHand(QPainter &painter, engine::PieceId piece) const;
    void hoverAt(QPointF point);
    bool isRefused(engine::SpaceId space) const;

    BoardView &m_view;
    BoardScene &m_scene;
    BoardTip &m_tip;
    PieceChoice &m_choice;
    Gesture m_gesture = Gesture::None;
    QPointF m_start;
    QPointF m_last;
    BoardPieces::Hit m_hit; ///< Under the button when it was pressed.
    std::vector<engine::PieceId> m_inHand;
    Qt::KeyboardModifiers m_modifiers;
    BoardPieces::Hit m_hover;
    BoardMotion::Flight m_drop;
    bool m_isSpaceHeld = false;
    bool m_hasPannedWithSpace = false;
};

} // namespace view
