// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areaarcs.h"
#include "app/view/area/areacanvas.h"
#include "app/view/area/areanest.h"
#include "app/view/map/sheet/mapmask.h"
#include "app/view/map/sheet/mappicture.h"
#include "app/view/map/sheet/mapsource.h"

namespace view {

/// Paints an area map; in its SVG the shape of every area has the area's code as its id.
class AreaMapPainter
{
public:
    AreaMapPainter(const MapSource &source, MapTheme theme);

    MapPicture paint();

private:
    void enterMask();
    void paintSea();
    void paintAreas();
    void paintMottle();
    void paintGround();
    void paintBorders();
    void paintCrossings();
    MapPicture::Layer paintMap();
    MapPicture::Layer paintSheet();
    QByteArray print(const QString &side) const;

    AreaSketch m_sketch;
    std::vector<MapSource::Side> m_sides;
    MapPalette m_palette;
    AreaArcs m_arcs;
    AreaNest m_nest;
    MapMask m_mask;
    SvgWriter m_svg;
    std::vector<MapText> m_texts;
    AreaCanvas m_canvas;
    std::vector<Polyline> m_rivers;
};

} // namespace view
