// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTransform>

#include <array>
#include <cmath>

namespace view {

/// A tree, a tuft or a peak: a small picture that stands in very many places of a map.
///
/// A large map has hundreds of thousands of them, so that each is only a few bytes.
struct MapStamp
{
    /// The definitions of an SVG map that can be stamped.
    static constexpr std::array pictures = {"leaf1", "leaf2", "leaf3", "fir1",    "fir2", "tuft1",
                                            "tuft2", "tuft3", "tuft4", "hachure", "peak", "bare"};

    // Hundredths, as fine as they are written into files.
    qint32 x = 0;
    qint32 y = 0;
    qint16 scaleX = 100;
    qint16 scaleY = 100;
    quint8 picture = 0; ///< One of pictures.

    static MapStamp at(QPointF place, size_t picture, double scaleX, double scaleY)
    {
        const auto hundredths = [](double value) { return std::lround(value * 100); };
        return {qint32(hundredths(place.x())), qint32(hundredths(place.y())),
                qint16(hundredths(scaleX)), qint16(hundredths(scaleY)), quint8(picture)};
    }
    QPointF place() const { return {x / 100.0, y / 100.0}; }
    QTransform transform() const
    {
        return QTransform(scaleX / 100.0, 0, 0, scaleY / 100.0, x / 100.0, y / 100.0);
    }

    bool operator==(const MapStamp &) const = default;
};

} // namespace view
