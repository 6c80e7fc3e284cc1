// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapgeometry.h"

#include <QRectF>

#include <cstdint>
#include <vector>

namespace view {

/// A raster of the map, one cell per px, that remembers what lies where.
class MapMask
{
public:
    enum Bit : uint16_t {
        Land = 1, ///< 5 px off the shore.
        Forest = 2,
        Swamp = 4,
        Rough = 8,
        Hill = 16,
        Mountain = 32,
        Avoid = 64, ///< No glyph may stand here.
        WayLine = 128,
        RiverLine = 256,
        DefenceArea = 512,
        Name = 1024,
        Number = 2048,
        Sign = 4096,
        Settlement = 8192,
        NearLand = 16384, ///< Land and 26 px around it: no waves.
        Water = 32768,
    };

    explicit MapMask(QRectF area);

    void fill(const std::vector<Polyline> &loops, Bit bit);
    void fillPolygon(const Polyline &polygon, Bit bit) { fill({polygon}, bit); }
    /// A band of \a reach px to each side.
    void stroke(const Polyline &line, double reach, Bit bit, MapGeometry::Ends ends);
    void unstroke(const Polyline &line, double reach, Bit bit, MapGeometry::Ends ends);
    /// A line one px wide, for measuring lengths.
    void trace(const Polyline &line, Bit bit);
    void disc(QPointF centre, double radius, Bit bit);
    void rect(QRectF area, Bit bit);

    bool test(QPointF point, uint16_t bits) const;
    bool contains(QRectF area) const { return m_area.contains(area); }
    /// Number of px with any of \a bits inside.
    int count(QRectF area, uint16_t bits) const;
    /// The same for a rectangle that is turned around its centre (degrees).
    int count(QPointF centre, QSizeF size, double angle, uint16_t bits) const;

private:
    void fillRow(int y, std::vector<double> &crossings, Bit bit);
    void strokeWith(const Polyline &line, double reach, MapGeometry::Ends ends, uint16_t set,
                    uint16_t keep);
    void capsule(QPointF a, QPointF b, double reach, uint16_t set, uint16_t keep);

    QRectF m_area;
    int m_width;
    int m_height;
    std::vector<uint16_t> m_cells;
};

} // namespace view
