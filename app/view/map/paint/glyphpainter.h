// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"
#include "app/view/map/sheet/mapstamp.h"

namespace view {

/// Plants trees, tufts, hachures and peaks, the upper ones behind the lower ones.
class GlyphPainter
{
public:
    explicit GlyphPainter(const MapPlan &plan)
        : m_plan(plan)
    {
    }

    std::vector<MapStamp> stamps();
    static QByteArray definitions(const MapPalette &palette);

private:
    struct Lattice
    {
        double stepX;
        double stepY;
        double jitterX;
        double jitterY;
        int seed;
        MapMask::Bit bit;
        uint16_t unless = 0; ///< Nothing stands where one of these is.
    };
    struct Glyph
    {
        QPointF at;
        size_t picture;
        double scale;
        bool mirrored;
    };

    template<typename Choose> void plant(const Lattice &lattice, Choose choose);
    void plantTrees();
    void plantTufts();
    void plantHeights();

    const MapPlan &m_plan;
    std::vector<Glyph> m_glyphs;
};

} // namespace view
