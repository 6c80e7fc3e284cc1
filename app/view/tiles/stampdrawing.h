// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapstamp.h"
#include "app/view/tiles/drawing.h"

namespace view {

/// A few small drawings that stand in very many places, as trees do on a map. Each is held once.
///
/// After it is made, any number of threads may draw it.
class StampDrawing
{
public:
    StampDrawing() = default;
    /// \a stamps from the upper to the lower ones, \a pictures by their numbers, \a place from the
    /// units of both to those of the page.
    StampDrawing(std::vector<MapStamp> stamps, std::vector<Drawing> pictures, QTransform place);

    /// Draws what touches \a part of the page and is not smaller than \a least units of it.
    void draw(QPainter &painter, QRectF part, double least = 0) const;
    /// Bytes in memory.
    qint64 bytes() const;

private:
    std::vector<MapStamp> m_stamps;
    std::vector<Drawing> m_pictures;
    QTransform m_place;
    double m_reach = 0; ///< How far from its place a stamp is seen at most, on the map.
};

} // namespace view
