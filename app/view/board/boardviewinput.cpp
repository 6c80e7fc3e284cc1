// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardview.h"
#include "app/view/board/stackcard.h"
#include "engine/board/facings.h"

#include <QAccessible>
#include <QApplication>
#include <QMouseEvent>

namespace view {

BoardPieces::Hit BoardView::hitAt(QPointF point) const
{
    const QPointF page = camera().toPage(point);
    BoardPieces::Hit hit = m_scene.pieces().at(page);
    if (!hit.isPiece)
        hit.space = m_scene.geometry().spaceAt(page);
    return hit;
}

bool BoardView::isRefused(engine::SpaceId space) const
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

void BoardView::mousePressEvent(QMouseEvent *event)
{
    finishMotion();
    hideCard();
    m_press = {
        event->position(), event->position(), hitAt(event->position()), {}, event->modifiers()};
    m_press.space = m_press.hit.space;
    if (event->button() == Qt::MiddleButton
        || (event->button() == Qt::LeftButton && m_isSpaceHeld)) {
        m_gesture = Gesture::Pan;
        m_hasPannedWithSpace = m_isSpaceHeld;
        setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton) {
        m_gesture = Gesture::Press;
    }
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF point = event->position();
    if (m_gesture == Gesture::Press
        && (point - m_press.start).manhattanLength() >= QApplication::startDragDistance()) {
        if (m_press.hit.piece) {
            m_gesture = Gesture::Drag;
            emit dragStarted(m_press.hit.piece, m_press.hit.space);
        } else if (m_press.modifiers & Qt::ControlModifier) {
            m_gesture = Gesture::Frame;
        } else {
            m_gesture = Gesture::Pan;
            setCursor(Qt::ClosedHandCursor);
        }
    }
    if (m_gesture == Gesture::Pan) {
        panBy(point - m_press.last);
    } else if (m_gesture == Gesture::Drag || m_gesture == Gesture::Frame) {
        update();
    }
    m_press.last = point;
    if (m_gesture != Gesture::Pan)
        hover(point);
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    const Gesture gesture = m_gesture;
    unsetCursor();
    if (gesture == Gesture::Drag)
        endDrag(event->position());
    m_gesture = Gesture::None;
    if (gesture == Gesture::Press && event->button() == Qt::LeftButton)
        click(m_press);
    else if (gesture == Gesture::Frame)
        endFrame(event->position());
    update();
}

// The top piece that may be chosen; the same click again takes the next one below.
engine::PieceId BoardView::chosenPiece(const Press &press)
{
    const BoardPieces::Stack *stack = m_scene.pieces().stack(press.hit.space);
    if (!stack || !press.hit.piece)
        return press.hit.piece;
    const std::vector<engine::PieceId> &selectable = m_scene.signs().selectable;
    std::vector<engine::PieceId> known;
    std::vector<engine::PieceId> able;
    for (auto seen = stack->seen.rbegin(); seen != stack->seen.rend(); ++seen) {
        if (!seen->piece)
            continue;
        known.push_back(seen->piece);
        if (std::find(selectable.begin(), selectable.end(), seen->piece) != selectable.end())
            able.push_back(seen->piece);
    }
    const std::vector<engine::PieceId> &choice = able.empty() ? known : able;
    const bool isAgain = m_lastSpace == press.hit.space;
    const auto last = std::find(choice.begin(), choice.end(), m_lastChosen);
    engine::PieceId chosen = press.hit.piece;
    if (isAgain && last != choice.end())
        chosen = last + 1 == choice.end() ? choice.front() : *(last + 1);
    else if (std::find(choice.begin(), choice.end(), chosen) == choice.end())
        chosen = choice.front();
    return chosen;
}

void BoardView::click(const Press &press)
{
    if (press.hit.piece) {
        const engine::PieceId piece = chosenPiece(press);
        m_lastChosen = piece;
        m_lastSpace = press.hit.space;
        emit pieceClicked(piece, press.hit.space, press.modifiers);
        return;
    }
    m_lastSpace = {};
    if (press.space)
        emit spaceClicked(press.space, press.modifiers);
    else
        emit groundClicked();
}

void BoardView::endDrag(QPointF point)
{
    const BoardPieces::Spot *spot = m_scene.pieces().spot(m_press.hit.piece);
    if (!spot)
        return;
    CounterLook look = spot->look;
    look.badge = 0;
    look.isLifted = true;
    const QPointF moved = (point - m_press.start) / camera().zoom();
    m_drop = {m_press.hit.piece, look, {spot->at + moved}, 0, {}};
    m_gesture = Gesture::None;
    // The place counts, not the piece that lies there and reaches over its edge.
    const bool isInside = rect().contains(point.toPoint());
    const engine::SpaceId space =
        isInside ? m_scene.geometry().spaceAt(camera().toPage(point)) : engine::SpaceId();
    if (space && space != m_press.hit.space) {
        emit dropped(m_press.hit.piece, space);
    } else {
        if (!space)
            emit droppedOutside(m_press.hit.piece, mapToGlobal(point.toPoint()));
        rejectDrop();
    }
    m_drop = {};
}

void BoardView::endFrame(QPointF point)
{
    const QRectF frame = QRectF(m_press.start, point).normalized();
    const QPointF half(m_scene.pieces().size() / 2, m_scene.pieces().size() / 2);
    std::vector<engine::PieceId> pieces;
    for (const BoardPieces::Stack &stack : m_scene.pieces().stacks()) {
        const bool isInside =
            std::any_of(stack.spots.begin(), stack.spots.end(), [&](const auto &spot) {
                return frame.contains(camera().toView(spot.at + half));
            });
        for (const auto &seen : stack.seen) {
            if (isInside && seen.piece)
                pieces.push_back(seen.piece);
        }
    }
    emit framed(pieces, m_press.modifiers);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const BoardPieces::Hit hit = hitAt(event->position());
    if (event->button() != Qt::LeftButton)
        return;
    if (hit.piece) {
        emit pieceDoubleClicked(hit.piece, hit.space);
    } else if (!hit.space) {
        zoomAt(event->position(), zoom() * 2);
    } else {
        mousePressEvent(event);
    }
}

void BoardView::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    hideCard();
    m_hover = {};
    emit hovered({}, {}, QCursor::pos());
    update();
}

void BoardView::contextMenuEvent(QContextMenuEvent *event)
{
    hideCard();
    if (event->reason() == QContextMenuEvent::Keyboard && m_cursor) {
        const BoardPieces::Stack *stack = m_scene.pieces().stack(m_cursor);
        emit contextRequested(m_cursor, stack ? stack->seen.back().piece : engine::PieceId(),
                              mapToGlobal(viewPoint(m_cursor)));
        return;
    }
    const BoardPieces::Hit hit = hitAt(event->pos());
    emit contextRequested(hit.space, hit.piece, event->globalPos());
}

void BoardView::hover(QPointF point)
{
    const BoardPieces::Hit hit = hitAt(point);
    m_pointer = point.toPoint();
    const bool isOther =
        hit.space != m_hover.space || hit.piece != m_hover.piece || hit.isPiece != m_hover.isPiece;
    if (isOther) {
        m_hover = hit;
        hideCard();
        update();
    }
    if (m_gesture == Gesture::None && m_hover.isPiece && !m_card->isVisible()
        && !m_cardTimer.isActive())
        m_cardTimer.start();
    if (isOther)
        emit hovered(hit.space, hit.piece, mapToGlobal(m_pointer));
}

void BoardView::showCard()
{
    const auto seen = m_scene.view();
    const BoardPieces::Stack *stack = m_scene.pieces().stack(m_hover.space);
    if (!seen || !stack || m_gesture != Gesture::None)
        return;
    const engine::Module &module = *m_scene.module();
    const engine::Facings facings(module.map, m_hover.space);
    std::vector<StackCard::Row> rows;
    for (auto piece = stack->seen.rbegin(); piece != stack->seen.rend(); ++piece) {
        StackCard::Row row;
        row.look.piece = piece->piece;
        row.look.side = piece->side;
        row.look.back = piece->back;
        if (piece->piece) {
            row.look.steps = seen->state().piece(piece->piece).steps;
            row.look.heading = facings.heading(seen->state().piece(piece->piece).facing);
            row.look.marks = m_scene.book()->marks().bits(seen->state(), piece->piece);
            row.name = m_words.piece(module, piece->piece);
            row.values = m_words.values(module, *seen, piece->piece);
            row.status = m_words.status(module, *seen, *m_scene.book(), piece->piece);
        } else {
            row.look.marks = m_scene.book()->marks().bits(piece->open);
            row.status = m_words.marks(*m_scene.book(), row.look.marks);
            row.name = tr("Hidden unit");
            row.values = m_words.side(module, piece->side);
        }
        rows.push_back(std::move(row));
    }
    m_card->show(*m_scene.counters(), std::move(rows), m_words.space(module, m_hover.space),
                 m_words.ground(module, m_hover.space),
                 camera().toView(stack->bounds).toAlignedRect());
}

void BoardView::hideCard()
{
    m_cardTimer.stop();
    m_card->hide();
}

bool BoardView::event(QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        // Tab goes round the pieces only while there is a choice; otherwise it leaves the board.
        const bool isTab = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        if (isTab && !m_scene.signs().selectable.empty()
            && !(key->modifiers() & Qt::ControlModifier)) {
            cycleSelectable(key->key() == Qt::Key_Tab ? 1 : -1);
            return true;
        }
    } else if (event->type() == QEvent::Gesture) {
        m_gesture = Gesture::None;
    }
    return SheetView::event(event);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    finishMotion();
    if (event->key() == Qt::Key_Alt) {
        showCard();
        event->ignore();
        return;
    }
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        if (event->modifiers() & Qt::ControlModifier) {
            chooseAtCursor(Qt::ControlModifier);
            return;
        }
        m_isSpaceHeld = true;
        m_hasPannedWithSpace = false;
        setCursor(Qt::OpenHandCursor);
        return;
    }
    const bool isPlain = !(event->modifiers() & (Qt::AltModifier | Qt::MetaModifier));
    if (!isPlain || (!moveCursor(*event) && !panByKey(*event) && !zoomByKey(event->key())))
        QWidget::keyPressEvent(event);
}

void BoardView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat() && m_isSpaceHeld) {
        m_isSpaceHeld = false;
        unsetCursor();
        if (!m_hasPannedWithSpace)
            chooseAtCursor({});
        return;
    }
    if (event->key() == Qt::Key_Alt)
        hideCard();
    QWidget::keyReleaseEvent(event);
}

bool BoardView::moveCursor(const QKeyEvent &event)
{
    const QPointF direction = arrow(event.key());
    if (direction.isNull() || !(event.modifiers() & Qt::ControlModifier))
        return false;
    engine::SpaceId next;
    if (m_cursor)
        next = m_scene.geometry().neighbour(m_cursor, direction);
    else
        next = m_scene.geometry().spaceAt(camera().visible().center());
    if (!next && !m_cursor && !m_scene.geometry().spaces().empty())
        next = m_scene.geometry().spaces().front();
    if (next)
        setCursorSpace(next);
    return true;
}

void BoardView::setCursorSpace(engine::SpaceId space)
{
    if (!m_scene.module() || !m_scene.geometry().contains(space))
        return;
    m_cursor = space;
    const QRect calm = rect().adjusted(width() / 10, height() / 10, -width() / 10, -height() / 10);
    if (!calm.contains(viewPoint(space)))
        centreOnPage(m_scene.geometry().centre(space));
    const auto seen = m_scene.view();
    setAccessibleName(m_words.place(*m_scene.module(), seen ? &*seen : nullptr, space));
    QAccessibleEvent changed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
    const BoardPieces::Stack *stack = m_scene.pieces().stack(space);
    emit hovered(space, stack ? stack->seen.back().piece : engine::PieceId(),
                 mapToGlobal(viewPoint(space)));
    update();
}

void BoardView::cycleSelectable(int step)
{
    std::vector<engine::PieceId> pieces;
    for (const engine::PieceId piece : m_scene.signs().selectable) {
        if (m_scene.pieces().spaceOf(piece))
            pieces.push_back(piece);
    }
    if (pieces.empty())
        return;
    const auto last = std::find(pieces.begin(), pieces.end(), m_lastChosen);
    const auto count = int(pieces.size());
    int index = step > 0 ? 0 : count - 1;
    if (last != pieces.end())
        index = (int(last - pieces.begin()) + step + count) % count;
    m_lastChosen = pieces[size_t(index)];
    m_lastSpace = {};
    setCursorSpace(*m_scene.pieces().spaceOf(m_lastChosen));
}

void BoardView::chooseAtCursor(Qt::KeyboardModifiers modifiers)
{
    if (!m_cursor)
        return;
    const BoardPieces::Stack *stack = m_scene.pieces().stack(m_cursor);
    Press press;
    press.modifiers = modifiers;
    press.space = m_cursor;
    press.hit.space = m_cursor;
    // After Tab the piece that was reached is meant, not the one on top of it.
    const bool isReached =
        stack && !m_lastSpace && m_lastChosen && m_scene.pieces().spaceOf(m_lastChosen) == m_cursor;
    if (isReached) {
        emit pieceClicked(m_lastChosen, m_cursor, modifiers);
        return;
    }
    if (stack)
        press.hit.piece = stack->seen.back().piece;
    click(press);
}

} // namespace view
