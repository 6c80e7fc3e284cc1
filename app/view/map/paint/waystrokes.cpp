// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/waystrokes.h"

namespace view {

std::vector<Polyline> WayStrokes::courses(MapLook::Way look) const
{
    std::vector<Polyline> found;
    for (const auto &[kind, course] : m_courses) {
        if (kind == look)
            found.push_back(course);
    }
    return found;
}

SvgStyle WayStrokes::line(const char *color, double width, double opacity) const
{
    return SvgStyle::line(m_palette.color(color), width * m_scale, opacity);
}

QByteArray WayStrokes::dashes(double dash, double gap) const
{
    return SvgWriter::number(dash * m_scale) + ' ' + SvgWriter::number(gap * m_scale);
}

void WayStrokes::paint() const
{
    const std::vector<Polyline> rails = courses(MapLook::Way::Rail);
    const std::vector<Polyline> roads = courses(MapLook::Way::Road);
    const std::vector<Polyline> autobahns = courses(MapLook::Way::Autobahn);
    m_svg.lines(rails, line("rail_halo", 4.2, 0.55));
    m_svg.lines(rails, line("rail", 1.5));
    // Dashes are counted along each line, so every line is its own path.
    for (const Polyline &rail : rails)
        m_svg.line(rail, line("rail", 6.4).flat().dashed(dashes(1.3, 7.7)));
    for (const Polyline &track : courses(MapLook::Way::Track))
        m_svg.line(track, line("track", 1.4).flat().dashed(dashes(6, 3)));
    m_svg.lines(roads, line("road_casing", 4.6));
    m_svg.lines(autobahns, line("autobahn_casing", 8.2));
    m_svg.lines(roads, line("road", 2.7));
    m_svg.lines(autobahns, line("autobahn", 5.8));
    m_svg.lines(autobahns, line("autobahn_casing", 1.1));
}

} // namespace view
