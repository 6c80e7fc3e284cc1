// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace view {

/// The largest rectangle of the given shape in the middle of \a room; all of it when the shape says
/// nothing.
inline QRectF fitted(const QSizeF &shape, const QRectF &room)
{
    if (shape.isEmpty())
        return room;
    QRectF place(QPointF(), shape.scaled(room.size(), Qt::KeepAspectRatio));
    place.moveCenter(room.center());
    return place;
}

} // namespace view
