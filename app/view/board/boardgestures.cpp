// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardgestures.h"

#include "app/view/board/boardtip.h"
#include "app/view/board/boardview.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

namespace view {

namespace {

const QColor c_frame(0xff, 0xc6, 0x1a);
const QColor c_refused(0x8e, 0x1f, 0x18);

} // namespace

BoardGestures::BoardGestures(BoardView &view, BoardScene &scene, BoardTip &tip, PieceChoice &choice)
    : m_view(view)
    , m_scene(scene)
    , m_tip(tip)
    , m_choice(choice)
{
}

BoardPieces::Hit BoardGestures::hitAt(QPointF point) const
{
    const QPointF page = m_view.camera().toPage(point);
    BoardPieces::Hit hit = m_scene.pieces().at(page);
    if (!hit.isPiece)
        hit.space = m_scene.geometry().spaceAt(page);
    return hit;
}

bool BoardGestures::isInHand(engine::PieceId piece) const
{
    return m_gesture == Gesture::Drag
        && std::find(m_inHand.begin(), m_inHand.end(), piece) != m_inHand.end();
}

bool BoardGestures::isRefused(engine::SpaceId space) const
{
    const BoardSigns &signs = m_scene.signs();
    if (signs.reach.empty() && signs.legalSpaces.empty())
        return false;
    const bool isReached = std::any_of(signs.reach.begin(), signs.reach.end(),
                                       [&](const auto &reached) { return reached.first == space; });
    return !isReached
        && std::find(signs.legalSpaces.begin(), signs.legalSpaces.end(), space)
        == signs.legalSpaces.end();
}

bool BoardGestures::take(QEvent &event)
{
    const auto *mouse = static_cast<const QMouseEvent *>(&event);
    switch (event.type()) {
    case QEvent::MouseButtonPress:
        press(*mouse);
        return true;
    case QEvent::MouseMove:
        move(*mouse);
        return true;
    case QEvent::MouseButtonRelease:
        release(*mouse);
        return true;
    case QEvent::MouseButtonDblClick:
        doubleClick(*mouse);
        return true;
    default:
        return false;
    }
}

void BoardGestures::press(const QMouseEvent &event)
{
    m_view.finishMotion();
    m_tip.hide();
    m_start = event.position();
    m_last = event.position();
    m_hit = hitAt(event.position());
    m_modifiers = event.modifiers();
    if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_isSpaceHeld)) {
        m_gesture = Gesture::Pan;
        m_hasPannedWithSpace = m_isSpaceHeld;
        m_view.setCursor(Qt::ClosedHandCursor);
    } else if (event.button() == Qt::LeftButton) {
        m_gesture = Gesture::Press;
    }
}

void BoardGestures::begin()
{
    if (m_hit.piece) {
        m_gesture = Gesture::Drag;
        m_inHand = {m_hit.piece};
        emit m_view.dragStarted(m_hit.piece, m_hit.space);
    } else if (m_modifiers & Qt::ControlModifier) {
        m_gesture = Gesture::Frame;
    } else {
        m_gesture = Gesture::Pan;
        m_view.setCursor(Qt::ClosedHandCursor);
    }
}

void BoardGestures::move(const QMouseEvent &event)
{
    const QPointF point = event.position();
    if (m_gesture == Gesture::Press
        && (point - m_start).manhattanLength() >= QApplication::startDragDistance())
        begin();
    if (m_gesture == Gesture::Pan)
        m_view.panBy(point - m_last);
    else if (m_gesture == Gesture::Drag || m_gesture == Gesture::Frame)
        m_view.update();
    m_last = point;
    if (m_gesture != Gesture::Pan)
        hoverAt(point);
}

void BoardGestures::release(const QMouseEvent &event)
{
    const Gesture gesture = m_gesture;
    m_view.unsetCursor();
    if (gesture == Gesture::Drag)
        endDrag(event.position());
    m_gesture = Gesture::None;
    if (gesture == Gesture::Press && event.button() == Qt::LeftButton)
        click(m_hit, m_modifiers);
    else if (gesture == Gesture::Frame)
        endFrame(event.position());
    m_view.update();
}

void BoardGestures::click(const BoardPieces::Hit &hit, Qt::KeyboardModifiers modifiers)
{
    if (hit.piece) {
        const engine::PieceId piece =
            m_choice.click(m_scene.pieces(), hit, m_scene.signs().selectable);
        emit m_view.pieceClicked(piece, hit.space, modifiers);
        return;
    }
    m_choice.beginAnew();
    if (hit.space)
        emit m_view.spaceClicked(hit.space, modifiers);
    else
        emit m_view.groundClicked();
}

void BoardGestures::endDrag(QPointF point)
{
    const BoardPieces::Spot *spot = m_scene.pieces().spot(m_hit.piece);
    if (!spot)
        return;
    CounterLook look = spot->look;
    look.badge = 0;
    look.isLifted = true;
    const QPointF moved = (point - m_start) / m_view.zoom();
    m_drop = {m_hit.piece, look, {spot->at + moved}, 0, {}};
    m_gesture = Gesture::None;
    // The place counts, not the piece that lies there and reaches over its edge.
    const bool isInside = m_view.rect().contains(point.toPoint());
    const engine::SpaceId space =
        isInside ? m_scene.geometry().spaceAt(m_view.camera().toPage(point)) : engine::SpaceId();
    if (space && space != m_hit.space) {
        emit m_view.dropped(m_hit.piece, space);
    } else {
        if (!space)
            emit m_view.droppedOutside(m_hit.piece, m_view.mapToGlobal(point.toPoint()));
        m_view.rejectDrop();
    }
    m_drop = {};
}

bool BoardGestures::isOver(QPoint point) const
{
    return m_view.rect().contains(point) && !m_view.childAt(point);
}

void BoardGestures::carry(QPoint point)
{
    m_gesture = Gesture::Carry;
    if (isOver(point))
        hoverAt(point);
    else if (m_hover.space)
        leave();
}

void BoardGestures::putDown(engine::PieceId piece, QPoint point)
{
    m_gesture = Gesture::None;
    const engine::SpaceId space = piece && isOver(point)
        ? m_scene.geometry().spaceAt(m_view.camera().toPage(point))
        : engine::SpaceId();
    if (space)
        emit m_view.dropped(piece, space);
    m_view.update();
}

void BoardGestures::endFrame(QPointF point)
{
    const QRectF frame = QRectF(m_start, point).normalized();
    const QPointF half(m_scene.pieces().size() / 2, m_scene.pieces().size() / 2);
    std::vector<engine::PieceId> pieces;
    for (const BoardPieces::Stack &stack : m_scene.pieces().stacks()) {
        const bool isInside =
            std::any_of(stack.spots.begin(), stack.spots.end(), [&](const auto &spot) {
                return frame.contains(m_view.camera().toView(spot.at + half));
            });
        for (const auto &seen : stack.seen) {
            if (isInside && seen.piece)
                pieces.push_back(seen.piece);
        }
    }
    emit m_view.framed(pieces, m_modifiers);
}

void BoardGestures::doubleClick(const QMouseEvent &event)
{
    const BoardPieces::Hit hit = hitAt(event.position());
    if (event.button() != Qt::LeftButton)
        return;
    if (hit.piece)
        emit m_view.pieceDoubleClicked(hit.piece, hit.space);
    else if (!hit.space)
        m_view.zoomAt(event.position(), m_view.zoom() * 2);
    else
        press(event);
}

void BoardGestures::leave()
{
    m_tip.hide();
    m_hover = {};
    emit m_view.hovered({}, {}, QCursor::pos());
    m_view.update();
}

void BoardGestures::hoverAt(QPointF point)
{
    const BoardPieces::Hit hit = hitAt(point);
    const bool isOther =
        hit.space != m_hover.space || hit.piece != m_hover.piece || hit.isPiece != m_hover.isPiece;
    if (isOther) {
        m_hover = hit;
        m_tip.hide();
        m_view.update();
    }
    if (isIdle() && m_hover.isPiece)
        m_tip.showLater(m_hover.space);
    if (isOther)
        emit m_view.hovered(hit.space, hit.piece, m_view.mapToGlobal(point.toPoint()));
}

void BoardGestures::holdSpace()
{
    m_isSpaceHeld = true;
    m_hasPannedWithSpace = false;
    m_view.setCursor(Qt::OpenHandCursor);
}

bool BoardGestures::releaseSpace()
{
    m_isSpaceHeld = false;
    m_view.unsetCursor();
    return !m_hasPannedWithSpace;
}

void BoardGestures::paintHover(QPainter &painter) const
{
    if (!m_hover.space || m_gesture == Gesture::Pan)
        return;
    const bool isHeld = m_gesture == Gesture::Drag || m_gesture == Gesture::Carry;
    const bool isRefusedDrop = isHeld && isRefused(m_hover.space);
    SignLayer::paintRing(painter, m_view.camera(), m_scene.geometry(), m_hover.space,
                         isRefusedDrop ? c_refused : QColor(Qt::white), 3.4);
}

void BoardGestures::paintDrag(QPainter &painter) const
{
    if (m_gesture == Gesture::Frame) {
        QColor fill = c_frame;
        fill.setAlphaF(0.18F);
        painter.setPen(QPen(c_frame, 1.6));
        painter.setBrush(fill);
        painter.drawRect(QRectF(m_start, m_last).normalized());
    }
    if (m_gesture == Gesture::Drag) {
        for (const engine::PieceId piece : m_inHand)
            paintInHand(painter, piece);
    }
}

void BoardGestures::paintInHand(QPainter &painter, engine::PieceId piece) const
{
    const BoardPieces::Spot *spot = m_scene.pieces().spot(piece);
    if (!spot)
        return;
    CounterLook look = spot->look;
    look.badge = 0;
    look.isGhost = true;
    m_scene.paintPiece(painter, m_view.camera(), spot->at, look);
    look.isGhost = false;
    look.isLifted = true;
    const QPointF moved = (m_last - m_start) / m_view.zoom();
    m_scene.paintPiece(painter, m_view.camera(), spot->at + moved, look);
}

} // namespace view
