// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/groundpainter.h"

#include "app/view/map/sheet/mapnoise.h"

#include <array>

namespace view {

namespace {

constexpr double fieldSize = 30;
constexpr double mottleCell = 230;

QByteArray mottle(const char *id, const QByteArray &color)
{
    return QByteArray("<radialGradient id=\"") + id
        + "\" cx=\"0.5\" cy=\"0.5\" r=\"0.5\"><stop offset=\"0\" stop-color=\"" + color
        + "\" stop-opacity=\"0.34\"/><stop offset=\"1\" stop-color=\"" + color
        + "\" stop-opacity=\"0\"/></radialGradient>\n";
}

} // namespace

QByteArray GroundPainter::definitions(const MapPalette &palette)
{
    return mottle("mottleA", palette.color("mottle_a"))
        + mottle("mottleB", palette.color("mottle_b"));
}

void GroundPainter::paintFields()
{
    paintQuilt();
    paintMottle();
}

QPointF GroundPainter::fieldCorner(int column, int row) const
{
    return {column * fieldSize + MapNoise::jitter({31, column, row}, 10)
                + 12 * MapNoise::noise(column / 5.0, row / 5.0, 33),
            row * fieldSize + MapNoise::jitter({32, column, row}, 10)
                + 12 * MapNoise::noise(column / 5.0, row / 5.0, 34)};
}

void GroundPainter::paintQuilt()
{
    const QRectF area = m_canvas.plan.sheet.part();
    const MapMask &mask = m_canvas.plan.mask;
    std::array<std::vector<Polyline>, 6> tints;
    const int firstRow = int(area.top() / fieldSize) - 1;
    const int firstColumn = int(area.left() / fieldSize) - 1;
    for (int row = firstRow; row * fieldSize < area.bottom() + fieldSize; ++row) {
        for (int column = firstColumn; column * fieldSize < area.right() + fieldSize; ++column) {
            if (MapNoise::rnd({35, column, row}) >= 0.72)
                continue;
            const Polyline field = {fieldCorner(column, row), fieldCorner(column + 1, row),
                                    fieldCorner(column + 1, row + 1), fieldCorner(column, row + 1)};
            if (std::all_of(field.begin(), field.end(),
                            [&](QPointF corner) { return mask.test(corner, MapMask::Land); }))
                tints[size_t(MapNoise::rnd({36, column, row}) * 6)].push_back(field);
        }
    }
    constexpr std::array names = {"quilt1", "quilt2", "quilt3", "quilt4", "quilt5", "quilt6"};
    for (size_t i = 0; i < names.size(); ++i)
        m_canvas.svg.patches(tints[i], SvgStyle::filled(m_canvas.color(names[i]), 0.75));
}

bool GroundPainter::isFarFromShore(QPointF point, double distance) const
{
    if (!m_canvas.plan.hasSea)
        return true;
    if (!MapGeometry::contains(m_canvas.plan.land, point))
        return false;
    for (const Polyline &loop : m_canvas.plan.land) {
        for (const QPointF shore : loop) {
            const QPointF off = shore - point;
            if (QPointF::dotProduct(off, off) < distance * distance)
                return false;
        }
    }
    return true;
}

void GroundPainter::paintMottle()
{
    const QRectF area = m_canvas.plan.sheet.area();
    for (int row = 0; row * mottleCell < area.height(); ++row) {
        for (int column = 0; column * mottleCell < area.width(); ++column) {
            const QPointF centre((column + MapNoise::rnd({51, column, row})) * mottleCell,
                                 (row + MapNoise::rnd({52, column, row})) * mottleCell);
            const double radius = 110 + 130 * MapNoise::rnd({53, column, row});
            const bool first = MapNoise::rnd({54, column, row}) < 0.6;
            const QRectF reach(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
            if (reach.intersects(m_canvas.plan.sheet.part())
                && isFarFromShore(centre, 0.75 * radius)) {
                m_canvas.svg.circle(centre, radius,
                                    SvgStyle::filled(first ? "url(#mottleA)" : "url(#mottleB)"));
            }
        }
    }
}

void GroundPainter::paintFloors()
{
    const MapPlan &plan = m_canvas.plan;
    paintFloor(plan.swamp, "swamp", 16);
    m_canvas.svg.loops(plan.swamp, SvgStyle::filled(m_canvas.color("swamp"), 0.8));
    for (const auto *heights : {&plan.rough, &plan.hill}) {
        paintFloor(*heights, "rough", 15);
        m_canvas.svg.loops(*heights, SvgStyle::filled(m_canvas.color("rough")));
    }
    paintFloor(plan.mountain, "mountain", 15);
    m_canvas.svg.loops(plan.mountain, SvgStyle::filled(m_canvas.color("mountain")));
    paintFloor(plan.forest, "forest", 15);
    m_canvas.svg.loops(
        plan.forest,
        SvgStyle::filled(m_canvas.color("forest")).outlined(m_canvas.color("forest_line"), 0.8));
}

void GroundPainter::paintFloor(const std::vector<Polyline> &loops, const char *token, double widest)
{
    m_canvas.svg.loops(loops, SvgStyle::line(m_canvas.color(token), widest, 0.22));
    m_canvas.svg.loops(loops, SvgStyle::line(m_canvas.color(token), 9, 0.35));
}

} // namespace view
