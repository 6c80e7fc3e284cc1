// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/waypainter.h"

namespace view {

std::vector<Polyline> WayPainter::ways(MapLook::Way look) const
{
    std::vector<Polyline> found;
    for (const WayCourse &way : m_canvas.plan.ways) {
        if (way.look == look)
            found.push_back(way.points);
    }
    return found;
}

void WayPainter::paint()
{
    SvgWriter &svg = m_canvas.svg;
    const std::vector<Polyline> rails = ways(MapLook::Way::Rail);
    const std::vector<Polyline> roads = ways(MapLook::Way::Road);
    const std::vector<Polyline> tracks = ways(MapLook::Way::Track);
    const std::vector<Polyline> autobahns = ways(MapLook::Way::Autobahn);
    svg.lines(rails, SvgStyle::line(m_canvas.color("rail_halo"), 4.2, 0.55));
    svg.lines(rails, SvgStyle::line(m_canvas.color("rail"), 1.5));
    // Dashes are counted along each line, so every line is its own path.
    for (const Polyline &rail : rails) {
        svg.line(rail, SvgStyle::line(m_canvas.color("rail"), 6.4).flat().dashed("1.3 7.7"));
    }
    for (const Polyline &track : tracks)
        svg.line(track, SvgStyle::line(m_canvas.color("track"), 1.4).flat().dashed("6 3"));
    svg.lines(roads, SvgStyle::line(m_canvas.color("road_casing"), 4.6));
    svg.lines(autobahns, SvgStyle::line(m_canvas.color("autobahn_casing"), 8.2));
    svg.lines(roads, SvgStyle::line(m_canvas.color("road"), 2.7));
    svg.lines(autobahns, SvgStyle::line(m_canvas.color("autobahn"), 5.8));
    svg.lines(autobahns, SvgStyle::line(m_canvas.color("autobahn_casing"), 1.1));
}

void WayPainter::paintBridges()
{
    const SvgStyle style = SvgStyle::line(m_canvas.color("rail"), 1.5);
    for (const Bridge &bridge : m_canvas.plan.bridges) {
        const QByteArray near = SvgWriter::number(bridge.reach);
        const QByteArray far = SvgWriter::number(bridge.reach + 2);
        m_canvas.svg.beginGroup(bridge.at, bridge.angle);
        m_canvas.svg.path("M-8 -" + far + "L-5.6 -" + near + "H5.6L8 -" + far + "M-8 " + far
                              + "L-5.6 " + near + "H5.6L8 " + far,
                          style);
        m_canvas.svg.endGroup();
    }
}

} // namespace view
