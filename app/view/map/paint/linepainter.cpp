// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/linepainter.h"

#include <cmath>

namespace view {

namespace {

constexpr double defenceShift = 6.5;
constexpr double toothStep = 9.6;
constexpr double toothWidth = 8;
constexpr double toothHeight = 5.2;
constexpr double wallShare = 0.87;
constexpr double slopeHalo = 4.0;

} // namespace

void LinePainter::paintBorders()
{
    SvgWriter &svg = m_canvas.svg;
    const QByteArray color = m_canvas.color("border");
    for (const LineCourse &district : m_canvas.plan.districts)
        svg.line(district.points,
                 SvgStyle::line(m_canvas.color("ink2"), 1.6, 0.7).flat().dashed("3 5"));
    for (const LineCourse &border : m_canvas.plan.borders) {
        svg.line(border.points, SvgStyle::line(color, 8, 0.17));
        svg.line(border.points, SvgStyle::line(color, 2.0).flat().dashed("11 3.4 2 3.4"));
    }
    for (const LineCourse &slope : m_canvas.plan.slopes)
        paintSlope(slope);
    for (const LineCourse &front : m_canvas.plan.fronts)
        paintFront(front);
}

void LinePainter::paintFront(const LineCourse &front)
{
    const engine::Json &values =
        m_canvas.plan.sheet.source().terrain.edges[size_t(front.kind)].values;
    const QByteArray inner = m_canvas.print(values[u"from"].toString(QStringLiteral("german")));
    const QByteArray outer = m_canvas.print(values[u"to"].toString(QStringLiteral("soviet")));
    const double side = front.fromLeft ? 2.6 : -2.6;
    m_canvas.svg.line(front.points, SvgStyle::line(m_canvas.color("halo"), 9, 0.5));
    m_canvas.svg.line(MapGeometry::shifted(front.points, side), SvgStyle::line(inner, 3.6));
    m_canvas.svg.line(MapGeometry::shifted(front.points, -side), SvgStyle::line(outer, 3.6));
}

// Strokes fall away from the hex that looks down.
void LinePainter::paintSlope(const LineCourse &slope)
{
    const double side = slope.fromLeft ? -1 : 1;
    std::vector<Polyline> strokes;
    for (size_t i = 1; i + 1 < slope.points.size(); ++i) {
        const QPointF down = MapGeometry::left(MapGeometry::direction(slope.points, i)) * side;
        strokes.push_back({slope.points[i] + down, slope.points[i] + down * (i % 2 == 0 ? 9 : 6)});
    }
    // They stand among trees as well as in the open.
    std::vector<Polyline> all = strokes;
    all.push_back(slope.points);
    m_canvas.svg.lines(all, SvgStyle::line(m_canvas.color("halo"), slopeHalo, 0.6));
    m_canvas.svg.line(slope.points, SvgStyle::line(m_canvas.color("rough_ink"), 2.0));
    m_canvas.svg.lines(strokes, SvgStyle::line(m_canvas.color("rough_ink"), 1.3));
}

void LinePainter::paintDefences()
{
    SvgWriter &svg = m_canvas.svg;
    std::vector<Polyline> lines;
    std::vector<Polyline> allTeeth;
    for (const LineCourse &defence : m_canvas.plan.defences) {
        // The attacker comes from the `from` hex, so the line stands on the other side.
        const double enemy = defence.fromLeft ? 1 : -1;
        Polyline line = MapGeometry::shifted(defence.points, -enemy * defenceShift);
        for (Polyline &tooth : teeth(line, enemy))
            allTeeth.push_back(std::move(tooth));
        lines.push_back(std::move(line));
    }
    svg.lines(lines, SvgStyle::line(m_canvas.color("halo"), 4.6, 0.6));
    svg.lines(lines, SvgStyle::line(m_canvas.color("defence"), 2.2));
    svg.patches(allTeeth, SvgStyle::filled(m_canvas.color("defence")));
}

std::vector<Polyline> LinePainter::teeth(const Polyline &line, double side) const
{
    std::vector<Polyline> result;
    double next = toothStep / 2;
    for (size_t i = 1; i < line.size(); ++i) {
        const QPointF along = line[i] - line[i - 1];
        const double size = std::hypot(along.x(), along.y());
        const QPointF direction = MapGeometry::unit(along);
        for (; next <= size; next += toothStep) {
            const QPointF base = line[i - 1] + direction * next;
            result.push_back({base - direction * (toothWidth / 2),
                              base + MapGeometry::left(direction) * (side * toothHeight),
                              base + direction * (toothWidth / 2)});
        }
        next -= size;
    }
    return result;
}

void LinePainter::paintFortresses()
{
    for (const FortressSide &wall : m_canvas.plan.fortresses)
        paintWall(wall);
    const MapSheet &sheet = m_canvas.plan.sheet;
    for (const FortressSide &wall : m_canvas.plan.fortresses) {
        const SheetHex &hex = sheet.hex(wall.hex);
        for (const int corner : {wall.side, wall.side + 1}) {
            const QPointF at =
                hex.centre + sheet.lattice().point(sheet.lattice().corner(corner)) * wallShare;
            m_canvas.svg.circle(
                at, 4.6,
                SvgStyle::filled(m_canvas.color("fortress")).outlined(m_canvas.color("halo"), 1));
        }
    }
}

void LinePainter::paintWall(const FortressSide &wall)
{
    const MapSheet &sheet = m_canvas.plan.sheet;
    const QPointF centre = sheet.hex(wall.hex).centre;
    const QPointF from =
        centre + sheet.lattice().point(sheet.lattice().corner(wall.side)) * wallShare;
    const QPointF to =
        centre + sheet.lattice().point(sheet.lattice().corner(wall.side + 1)) * wallShare;
    const QPointF along = MapGeometry::unit(to - from);
    const QPointF outwards = MapGeometry::left(along);
    const double size = std::hypot(to.x() - from.x(), to.y() - from.y());
    m_canvas.svg.line({from, to}, SvgStyle::line(m_canvas.color("halo"), 7, 0.6));
    m_canvas.svg.line({from, to}, SvgStyle::line(m_canvas.color("fortress"), 4));
    std::vector<Polyline> merlons;
    for (int i = 1; i <= 5; ++i) {
        const QPointF base = from + along * (size * i / 6.0) + outwards * 1.5;
        merlons.push_back({base - along * 2, base - along * 2 + outwards * 4,
                           base + along * 2 + outwards * 4, base + along * 2});
    }
    m_canvas.svg.patches(merlons, SvgStyle::filled(m_canvas.color("fortress")));
}

} // namespace view
