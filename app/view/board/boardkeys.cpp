// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardkeys.h"

#include "app/view/board/boardview.h"

#include <QKeyEvent>

namespace view {

BoardKeys::BoardKeys(BoardView &view, BoardCursor &cursor, BoardGestures &gestures, BoardTip &tip)
    : m_view(view)
    , m_cursor(cursor)
    , m_gestures(gestures)
    , m_tip(tip)
{
}

bool BoardKeys::cycle(const QKeyEvent &event)
{
    const bool isTab = event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab;
    if (!isTab || m_view.signs().selectable.empty() || (event.modifiers() & Qt::ControlModifier))
        return false;
    m_cursor.cycle(event.key() == Qt::Key_Tab ? 1 : -1);
    return true;
}

bool BoardKeys::press(QKeyEvent &event)
{
    if (event.key() == Qt::Key_Alt) {
        if (m_gestures.isIdle())
            m_tip.show(m_gestures.hover().space);
        event.ignore();
        return true;
    }
    const bool hasControl = event.modifiers() & Qt::ControlModifier;
    if (event.key() == Qt::Key_Space && !event.isAutoRepeat()) {
        if (hasControl)
            m_cursor.choose(Qt::ControlModifier);
        else
            m_gestures.holdSpace();
        return true;
    }
    if (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    const QPointF direction = SheetView::arrow(event.key());
    if (!hasControl || direction.isNull())
        return m_view.panByKey(event) || m_view.zoomByKey(event.key());
    m_cursor.step(direction);
    return true;
}

bool BoardKeys::release(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Space && !event.isAutoRepeat() && m_gestures.isSpaceHeld()) {
        if (m_gestures.releaseSpace())
            m_cursor.choose({});
        return true;
    }
    if (event.key() == Qt::Key_Alt)
        m_tip.hide();
    return false;
}

} // namespace view
