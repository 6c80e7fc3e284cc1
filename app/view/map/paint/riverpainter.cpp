// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/riverpainter.h"

#include <algorithm>

namespace view {

namespace {

constexpr size_t taperPoints = 10;
constexpr double taperShare = 0.35;
constexpr double throughCasing = 9;
constexpr double throughFill = 6.4;
constexpr double streamCasing = 3.4;
constexpr double streamFill = 1.8;
constexpr double lightAside = 1.3;

} // namespace

RiverPainter::Kind RiverPainter::kindOf(const RiverCourse &river)
{
    if (river.through != MapLook::Way::None)
        return river.through == MapLook::Way::River ? River : Stream;
    if (river.size == MapLook::Edge::GreatRiver)
        return Great;
    return river.size == MapLook::Edge::MajorRiver ? Major : Minor;
}

void RiverPainter::paint()
{
    const auto &rivers = m_canvas.plan.rivers;
    const bool oneClass = std::none_of(rivers.begin(), rivers.end(),
                                       [](const RiverCourse &river) { return river.isLarge(); });
    paintPass("river_casing", {oneClass ? 6.4 : 6.0, 11.4, throughCasing, streamCasing, 14.0});
    paintPass("river", {oneClass ? 4.0 : 3.6, 8.6, throughFill, streamFill, 11.0});
    paintLights();
}

void RiverPainter::paintLights()
{
    std::vector<Polyline> middles;
    std::vector<Polyline> sides;
    for (const RiverCourse &river : m_canvas.plan.rivers) {
        if (kindOf(river) == Major || kindOf(river) == Great)
            middles.push_back(river.points);
        else if (kindOf(river) == River)
            sides.push_back(MapGeometry::shifted(river.points, lightAside));
    }
    m_canvas.svg.lines(middles, SvgStyle::line(m_canvas.color("river_light"), 2.2, 0.7));
    m_canvas.svg.lines(sides, SvgStyle::line(m_canvas.color("river_light"), 1.6, 0.8));
}

void RiverPainter::paintPass(const char *token, const Widths &widths)
{
    std::array<std::vector<Polyline>, kinds> bodies;
    const QByteArray color = m_canvas.color(token);
    for (const RiverCourse &river : m_canvas.plan.rivers) {
        Polyline body = river.points;
        const Kind kind = kindOf(river);
        const size_t taper = std::min(taperPoints, body.size() / 3);
        if (river.freeEnd && taper > 1) {
            paintTaper({body.end() - std::ptrdiff_t(taper) - 1, body.end()}, color, widths[kind]);
            body.resize(body.size() - taper);
        }
        if (river.freeStart && taper > 1) {
            Polyline start(body.begin(), body.begin() + std::ptrdiff_t(taper) + 1);
            std::reverse(start.begin(), start.end());
            paintTaper(start, color, widths[kind]);
            body.erase(body.begin(), body.begin() + std::ptrdiff_t(taper));
        }
        bodies[kind].push_back(std::move(body));
    }
    for (const Kind kind : {Stream, Minor, River, Major, Great})
        m_canvas.svg.lines(bodies[kind], SvgStyle::line(color, widths[kind]));
}

// One polygon that grows thinner towards the spring.
void RiverPainter::paintTaper(const Polyline &points, const QByteArray &color, double width)
{
    Polyline outline;
    const auto reach = [&](size_t i) {
        const double share = double(i) / double(points.size() - 1);
        return width / 2 * (1 - (1 - taperShare) * share);
    };
    for (size_t i = 0; i < points.size(); ++i)
        outline.push_back(points[i]
                          + MapGeometry::left(MapGeometry::direction(points, i)) * reach(i));
    for (size_t i = points.size(); i-- > 0;)
        outline.push_back(points[i]
                          - MapGeometry::left(MapGeometry::direction(points, i)) * reach(i));
    m_canvas.svg.patches({outline}, SvgStyle::filled(color));
}

} // namespace view
