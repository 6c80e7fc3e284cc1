// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/maptext.h"

namespace view {

/// Bold words with their middle at a place.
inline MapText caption(const QString &text, QPointF at, double size, const QByteArray &color)
{
    MapText result;
    result.text = text;
    result.at = at;
    result.size = size;
    result.bold = true;
    result.color = color;
    return result;
}

} // namespace view
