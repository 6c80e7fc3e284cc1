// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areamappainter.h"

#include "app/view/area/areaboxpainter.h"
#include "app/view/area/arealinepainter.h"
#include "app/view/area/areareader.h"
#include "app/view/area/areasheetpainter.h"
#include "app/view/area/areasignpainter.h"
#include "app/view/map/paint/glyphpainter.h"
#include "app/view/map/paint/groundpainter.h"
#include "app/view/map/paint/seapainter.h"
#include "app/view/map/sheet/mapnoise.h"
#include "app/view/map/sheet/mapstyle.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace view {

namespace {

constexpr auto closed = MapGeometry::Ends::Closed;
constexpr auto open = MapGeometry::Ends::Open;
constexpr double treeStep = 17;
constexpr double bleed = 60;

struct Stroke
{
    double width;
    const char *color;
    double opacity;
};

constexpr std::array bands = {
    Stroke{150, "sea1", 1}, Stroke{112, "sea2", 1}, Stroke{78, "sea3", 1},
    Stroke{48, "sea4", 1},  Stroke{24, "sea5", 1},
};

qint32 hashOf(const QString &code)
{
    quint32 hash = 2166136261U;
    for (const QChar letter : code)
        hash = (hash ^ letter.unicode()) * 16777619U;
    return qint32(hash);
}

double treeThreshold(const MapMask &mask, QPointF at)
{
    if (mask.test(at, MapMask::Mountain))
        return -0.05;
    return mask.test(at, MapMask::Rough) ? 0.20 : 0.52;
}

} // namespace

AreaMapPainter::AreaMapPainter(const MapSource &source, MapTheme theme)
    : m_sketch(AreaReader(source).read())
    , m_sides(source.sides)
    , m_palette(theme, MapStyle::of(source.map.boards()[size_t(source.board)].style, source.look))
    , m_arcs(m_sketch)
    , m_nest(m_sketch.outlines())
    , m_mask({QPointF(0, 0), m_sketch.size})
    , m_canvas{m_sketch, m_palette, m_svg, m_texts,
               [this](const QString &side) { return print(side); }}
{
    for (const AreaSketch::Shape &river : m_sketch.rivers)
        m_rivers.push_back(m_arcs.softLine(river.points));
    enterMask();
}

QByteArray AreaMapPainter::print(const QString &side) const
{
    for (const MapSource::Side &known : m_sides) {
        if (known.id == side)
            return m_palette.print(side, known.color);
    }
    return m_palette.print(side, {});
}

void AreaMapPainter::enterMask()
{
    for (size_t i = 0; i < m_sketch.areas.size(); ++i) {
        const AreaSketch::Area &area = m_sketch.areas[i];
        std::vector<Polyline> shapes{m_arcs.softLoop(area.polygon)};
        m_mask.fillPolygon(shapes.front(), MapMask::Land);
        // What lies inside has its own ground.
        for (const int enclave : m_nest.inside(int(i)))
            shapes.push_back(m_arcs.softLoop(m_sketch.areas[size_t(enclave)].polygon));
        if (area.ground != AreaSketch::Ground::Open)
            m_mask.fill(shapes,
                        area.ground == AreaSketch::Ground::Broken ? MapMask::Rough
                                                                  : MapMask::Mountain);
    }
    for (const AreaSketch::Area &area : m_sketch.areas) {
        m_mask.stroke(m_arcs.softLoop(area.polygon), 11, MapMask::Avoid, closed);
        for (const QRectF box : AreaSignPainter::occupied(area))
            m_mask.rect(box.adjusted(-3, -3, 3, 3), MapMask::Avoid);
    }
    for (const Polyline &river : m_rivers)
        m_mask.stroke(river, 18, MapMask::Avoid, open);
    for (const AreaSketch::Way &way : m_sketch.ways)
        m_mask.stroke(way.points, 13, MapMask::Avoid, open);
    for (const Polyline &panel : m_sketch.panels)
        m_mask.fillPolygon(panel, MapMask::Avoid);
}

MapPicture AreaMapPainter::paint()
{
    MapPicture picture;
    picture.page = m_sketch.page;
    picture.viewBox = m_sketch.page;
    picture.layers.push_back(paintMap());
    picture.layers.push_back(paintSheet());
    picture.definitions = SeaPainter::definitions() + GroundPainter::definitions(m_palette)
        + GlyphPainter::definitions(m_palette);
    return picture;
}

MapPicture::Layer AreaMapPainter::paintMap()
{
    paintSea();
    paintAreas();
    paintMottle();
    paintGround();
    paintBorders();
    const AreaLinePainter lines(m_canvas);
    lines.paintRivers(m_rivers);
    lines.paintWays(m_sketch.ways);
    for (const AreaSketch::Shape &line : m_sketch.lines)
        lines.paintLine(m_arcs.softLine(line.points), line.style);
    paintCrossings();
    AreaSignPainter(m_canvas).paint(m_rivers);
    return {m_svg.take(), std::exchange(m_texts, {})};
}

MapPicture::Layer AreaMapPainter::paintSheet()
{
    AreaSheetPainter(m_canvas).paint();
    AreaBoxPainter(m_canvas).paint();
    return {m_svg.take(), std::exchange(m_texts, {})};
}

void AreaMapPainter::paintSea()
{
    const QRectF area(QPointF(-bleed, -bleed), m_sketch.size + QSizeF(2 * bleed, 2 * bleed));
    m_svg.rect(area, 0, SvgStyle::filled(m_palette.color("sea")));
    m_svg.rect(area, 0, SvgStyle::filled("url(#seaLight)"));
    for (const Stroke &band : bands)
        m_svg.loops(m_arcs.coast(), SvgStyle::line(m_palette.color(band.color), band.width));
    for (const Stroke &line : {Stroke{12.4, "shore", 0.30}, Stroke{10.8, "sea5", 1},
                               Stroke{6.6, "shore", 0.55}, Stroke{5.0, "sea5", 1}})
        m_svg.loops(m_arcs.coast(),
                    SvgStyle::line(m_palette.color(line.color), line.width, line.opacity));
    m_svg.loops(m_arcs.coast(),
                SvgStyle::filled(m_palette.color("land")).outlined(m_palette.color("shore"), 2.6));
}

void AreaMapPainter::paintAreas()
{
    constexpr std::array tints = {"quilt1", "quilt2", "quilt3", "quilt4", "quilt5", "quilt6"};
    for (const int index : m_nest.order()) {
        const AreaSketch::Area &area = m_sketch.areas[size_t(index)];
        const auto tint = size_t(MapNoise::rnd({111, hashOf(area.id)}) * 6);
        QByteArray color = m_palette.color(tints[tint]);
        if (area.zone && m_palette.theme() == MapTheme::Light)
            color = "#e3e6dd";
        m_svg.shape(area.id, m_arcs.softLoop(area.polygon), SvgStyle::filled(color, 0.85));
    }
}

void AreaMapPainter::paintMottle()
{
    constexpr double cell = 230;
    for (int row = 0; row * cell < m_sketch.size.height(); ++row) {
        for (int column = 0; column * cell < m_sketch.size.width(); ++column) {
            const QPointF centre((column + MapNoise::rnd({51, column, row})) * cell,
                                 (row + MapNoise::rnd({52, column, row})) * cell);
            const double radius = 110 + 130 * MapNoise::rnd({53, column, row});
            const bool first = MapNoise::rnd({54, column, row}) < 0.6;
            const QRectF around(centre - QPointF(radius, radius) * 0.75,
                                QSizeF(radius, radius) * 1.5);
            // On land as a whole, or it would tint the sea.
            if (m_mask.contains(around)
                && m_mask.count(around, MapMask::Land) > around.width() * around.height() * 0.98)
                m_svg.circle(centre, radius,
                             SvgStyle::filled(first ? "url(#mottleA)" : "url(#mottleB)"));
        }
    }
}

void AreaMapPainter::paintGround()
{
    std::vector<std::pair<QPointF, const char *>> glyphs;
    std::vector<QPointF> trees;
    constexpr std::array kinds = {"leaf1", "leaf2", "leaf3", "fir1", "fir2"};
    for (int row = 0; row * treeStep < m_sketch.size.height(); ++row) {
        for (int column = 0; column * treeStep < m_sketch.size.width(); ++column) {
            const QPointF at(column * treeStep + (row % 2) * treeStep / 2
                                 + MapNoise::jitter({121, column, row}, 5),
                             row * treeStep + MapNoise::jitter({122, column, row}, 5));
            if (!m_mask.test(at, MapMask::Land) || m_mask.test(at, MapMask::Avoid))
                continue;
            const double density = 0.7 * MapNoise::noise(at.x() / 105, at.y() / 105, 123)
                + 0.3 * MapNoise::noise(at.x() / 44, at.y() / 44, 124);
            const double chance = MapNoise::rnd({125, column, row});
            if (density > treeThreshold(m_mask, at)) {
                const bool leafy =
                    chance + 0.5 * MapNoise::noise(at.x() / 90, at.y() / 90, 65) < 0.62;
                const double variant = MapNoise::rnd({126, column, row});
                glyphs.emplace_back(at,
                                    kinds[leafy ? size_t(variant * 3) : 3 + size_t(variant * 2)]);
                trees.push_back(at);
            } else if (m_mask.test(at, MapMask::Mountain) && density < -0.25 && chance < 0.4) {
                glyphs.emplace_back(at, chance < 0.2 ? "tuft1" : "tuft4");
            }
        }
    }
    for (const QPointF tree : trees)
        m_svg.ellipse(tree + QPointF(0, 2), 15, 13,
                      SvgStyle::filled(m_palette.color("forest"), 0.55));
    std::stable_sort(glyphs.begin(), glyphs.end(), [](const auto &a, const auto &b) {
        return std::pair(a.first.y(), a.first.x()) < std::pair(b.first.y(), b.first.x());
    });
    for (const auto &[at, id] : glyphs) {
        const double scale =
            1.25 + 0.5 * MapNoise::rnd({127, qRound(at.x() * 4), qRound(at.y() * 4)});
        m_svg.use(id, at, scale, scale);
    }
}

void AreaMapPainter::paintBorders()
{
    const bool light = m_palette.theme() == MapTheme::Light;
    m_svg.lines(m_arcs.borders(), SvgStyle::line(m_palette.color("halo"), 9, 0.55));
    m_svg.lines(m_arcs.borders(),
                SvgStyle::line(light ? QByteArray("#5a3d22") : m_palette.color("ink2"), 3.0));
}

void AreaMapPainter::paintCrossings()
{
    for (const auto &[from, to] : m_sketch.crossings) {
        const AreaSketch::Area *a = m_sketch.area(from);
        const AreaSketch::Area *b = m_sketch.area(to);
        if (!a || !b)
            continue;
        const QPointF start =
            MapGeometry::nearest(m_arcs.softLoop(a->polygon), b->label, closed).point;
        const QPointF end = MapGeometry::nearest(m_arcs.softLoop(b->polygon), start, closed).point;
        const QPointF along = MapGeometry::unit(end - start) * 14;
        AreaLinePainter(m_canvas).paintCrossing(start - along, end + along);
    }
}

} // namespace view
