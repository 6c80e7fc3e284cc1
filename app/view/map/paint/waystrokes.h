// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/maplook.h"
#include "app/view/map/sheet/mappalette.h"
#include "app/view/map/sheet/svgwriter.h"

namespace view {

/// The lines of which roads and railways are made. Those of one kind melt where they meet.
class WayStrokes
{
public:
    /// \a scale: how much wider than on a map of hexes.
    WayStrokes(SvgWriter &svg, const MapPalette &palette, double scale)
        : m_svg(svg)
        , m_palette(palette)
        , m_scale(scale)
    {
    }

    void add(MapLook::Way look, const Polyline &course) { m_courses.emplace_back(look, course); }
    void paint() const;

private:
    std::vector<Polyline> courses(MapLook::Way look) const;
    SvgStyle line(const char *color, double width, double opacity = 1) const;
    QByteArray dashes(double dash, double gap) const;

    SvgWriter &m_svg;
    const MapPalette &m_palette;
    double m_scale;
    std::vector<std::pair<MapLook::Way, Polyline>> m_courses;
};

} // namespace view
