// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/riverpainter.h"

#include <algorithm>

namespace view {

namespace {

constexpr size_t taperPoints = 10;
constexpr double taperShare = 0.35;

} // namespace

void RiverPainter::paint()
{
    const auto &rivers = m_canvas.plan.rivers;
    const auto major = std::count_if(rivers.begin(), rivers.end(),
                                     [](const RiverCourse &river) { return river.major; });
    const bool oneClass = major == 0;
    paintPass("river_casing", oneClass ? Widths{6.4, 11.4} : Widths{6.0, 11.4});
    paintPass("river", oneClass ? Widths{4.0, 8.6} : Widths{3.6, 8.6});
    std::vector<Polyline> lights;
    for (const RiverCourse &river : rivers) {
        if (river.major)
            lights.push_back(river.points);
    }
    m_canvas.svg.lines(lights, SvgStyle::line(m_canvas.color("river_light"), 2.2, 0.7));
}

void RiverPainter::paintPass(const char *token, Widths widths)
{
    std::vector<Polyline> minors;
    std::vector<Polyline> majors;
    const QByteArray color = m_canvas.color(token);
    for (const RiverCourse &river : m_canvas.plan.rivers) {
        Polyline body = river.points;
        const double width = river.major ? widths.major : widths.minor;
        const size_t taper = std::min(taperPoints, body.size() / 3);
        if (river.freeEnd && taper > 1) {
            paintTaper({body.end() - std::ptrdiff_t(taper) - 1, body.end()}, color, width);
            body.resize(body.size() - taper);
        }
        if (river.freeStart && taper > 1) {
            Polyline start(body.begin(), body.begin() + std::ptrdiff_t(taper) + 1);
            std::reverse(start.begin(), start.end());
            paintTaper(start, color, width);
            body.erase(body.begin(), body.begin() + std::ptrdiff_t(taper));
        }
        (river.major ? majors : minors).push_back(std::move(body));
    }
    m_canvas.svg.lines(minors, SvgStyle::line(color, widths.minor));
    m_canvas.svg.lines(majors, SvgStyle::line(color, widths.major));
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
