// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areaarcs.h"
#include "app/view/map/mapmask.h"
#include "app/view/map/mappalette.h"
#include "app/view/map/mapsource.h"
#include "app/view/map/svgwriter.h"

namespace view {

/// Paints an area map; in its SVG the shape of every area has the area's code as its id.
class AreaMapPainter
{
public:
    AreaMapPainter(const AreaSketch &sketch, std::vector<MapSource::Side> sides, MapTheme theme);

    QRectF page() const;
    QByteArray svg();

private:
    void enterMask();
    void paintSea();
    void paintAreas();
    void paintMottle();
    void paintGround();
    void paintBorders();
    void paintLines();
    void paintCrossings();
    QByteArray print(const QString &side) const;

    const AreaSketch &m_sketch;
    std::vector<MapSource::Side> m_sides;
    MapPalette m_palette;
    AreaArcs m_arcs;
    MapMask m_mask;
    SvgWriter m_svg;
    std::vector<Polyline> m_lakes;
    std::vector<Polyline> m_rivers;
};

} // namespace view
