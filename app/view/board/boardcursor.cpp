// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardcursor.h"

#include "app/view/board/boardgestures.h"
#include "app/view/board/boardview.h"

#include <QAccessible>

namespace view {

BoardCursor::BoardCursor(BoardView &view, const BoardScene &scene, const BoardWords &words,
                         PieceChoice &choice, BoardGestures &gestures)
    : m_view(view)
    , m_scene(scene)
    , m_words(words)
    , m_choice(choice)
    , m_gestures(gestures)
{
}

engine::PieceId BoardCursor::piece() const
{
    const BoardPieces::Stack *stack = m_scene.pieces().stack(m_space);
    return stack ? stack->seen.back().piece : engine::PieceId();
}

void BoardCursor::setSpace(engine::SpaceId space)
{
    if (!m_scene.module() || !m_scene.geometry().contains(space))
        return;
    m_space = space;
    const int x = m_view.width() / 10;
    const int y = m_view.height() / 10;
    if (!m_view.rect().adjusted(x, y, -x, -y).contains(m_view.viewPoint(space)))
        m_view.centreOnPage(m_scene.geometry().centre(space));
    const auto seen = m_scene.view();
    m_view.setAccessibleName(m_words.place(*m_scene.module(), seen ? &*seen : nullptr, space));
    QAccessibleEvent changed(&m_view, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
    emit m_view.hovered(space, piece(), m_view.mapToGlobal(m_view.viewPoint(space)));
    m_view.update();
}

void BoardCursor::step(QPointF direction)
{
    const BoardGeometry &geometry = m_scene.geometry();
    engine::SpaceId next;
    if (m_space)
        next = geometry.neighbour(m_space, direction);
    else
        next = geometry.spaceAt(m_view.visibleArea().center());
    if (!next && !m_space && !geometry.spaces().empty())
        next = geometry.spaces().front();
    if (next)
        setSpace(next);
}

void BoardCursor::cycle(int step)
{
    const engine::PieceId piece = m_choice.next(m_scene.pieces(), m_scene.signs().selectable, step);
    if (piece)
        setSpace(*m_scene.pieces().spaceOf(piece));
}

// After Tab the piece that was reached is meant, not the one on top of it.
void BoardCursor::choose(Qt::KeyboardModifiers modifiers)
{
    if (!m_space)
        return;
    const engine::PieceId reached = m_choice.reached(m_scene.pieces(), m_space);
    if (reached)
        emit m_view.pieceClicked(reached, m_space, modifiers);
    else
        m_gestures.click({m_space, piece(), false}, modifiers);
}

} // namespace view
