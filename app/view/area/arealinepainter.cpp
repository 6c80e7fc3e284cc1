// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/arealinepainter.h"

#include "app/view/map/paint/waystrokes.h"

namespace view {

namespace {

constexpr double wayScale = 2; // areas are larger than hexes

} // namespace

void AreaLinePainter::paintRivers(const std::vector<Polyline> &courses) const
{
    m_canvas.svg.lines(courses, SvgStyle::line(m_canvas.color("river_casing"), 17));
    m_canvas.svg.lines(courses, SvgStyle::line(m_canvas.color("river"), 12.5));
    m_canvas.svg.lines(courses, SvgStyle::line(m_canvas.color("river_light"), 3.2));
}

void AreaLinePainter::paintWays(const std::vector<AreaSketch::Way> &ways) const
{
    WayStrokes strokes(m_canvas.svg, m_canvas.palette, wayScale);
    for (const AreaSketch::Way &way : ways)
        strokes.add(way.look, way.points);
    strokes.paint();
}

void AreaLinePainter::paintLine(const Polyline &course, const QString &style) const
{
    const bool dark = m_canvas.isDark();
    if (style == QLatin1String("double")) {
        for (const double side : {5.0, -5.0})
            paintDashes(MapGeometry::shifted(course, side), dark ? "#7fb2ea" : "#2f6db5", 3.4,
                        "16 8");
        return;
    }
    if (style == QLatin1String("campaign")) {
        paintDashes(course, m_canvas.color("ink"), 4.4, "18 9");
        return;
    }
    const bool green = style == QLatin1String("green");
    const QByteArray color =
        green ? (dark ? "#6cc97a" : "#2f8a3d") : (dark ? "#f0705e" : "#c8261d");
    paintDashes(MapGeometry::shifted(course, green ? 5 : -5), color, 4.4, "22 10");
}

// On a light ground of their own, so that they are seen along rivers too.
void AreaLinePainter::paintDashes(const Polyline &course, const QByteArray &color, double width,
                                  const QByteArray &dashes) const
{
    m_canvas.svg.line(
        course, SvgStyle::line(m_canvas.color("halo"), width + 3.2, 0.8).flat().dashed(dashes));
    m_canvas.svg.line(course, SvgStyle::line(color, width, 0.85).flat().dashed(dashes));
}

void AreaLinePainter::paintCrossing(QPointF from, QPointF to) const
{
    const QPointF along = MapGeometry::unit(to - from);
    const QPointF across = MapGeometry::left(along);
    m_canvas.svg.patches({{from, from + along * 24 + across * 17, from + along * 24 + across * 7,
                           to - along * 24 + across * 7, to - along * 24 + across * 17, to,
                           to - along * 24 - across * 17, to - along * 24 - across * 7,
                           from + along * 24 - across * 7, from + along * 24 - across * 17}},
                         SvgStyle::filled("#ffffff").outlined(m_canvas.color("shore"), 2.4));
}

} // namespace view
