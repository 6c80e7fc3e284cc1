// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/glyphpainter.h"

#include "app/view/map/sheet/mapnoise.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace view {

namespace {

constexpr double usualBroadLeaved = 0.62;

/// Below which a tree is broad-leaved; stands of one kind reach beyond 0 and 1.
double shareOf(const engine::Json &firs)
{
    if (!firs.isNumber())
        return usualBroadLeaved;
    const double share = firs.toReal();
    return share <= 0 ? 2 : share >= 1 ? -1 : 1 - share;
}

constexpr size_t numberOf(std::string_view name)
{
    size_t number = 0;
    while (MapStamp::pictures[number] != name)
        ++number;
    return number;
}

// The first of each kind; the others follow.
constexpr size_t leaf = numberOf("leaf1");
constexpr size_t fir = numberOf("fir1");
constexpr size_t tuft = numberOf("tuft1");
constexpr size_t hachure = numberOf("hachure");
constexpr size_t peak = numberOf("peak");
constexpr size_t bare = numberOf("bare");

Polyline crown(double radius, double shape, QPointF shift)
{
    Polyline points;
    for (int i = 0; i < 16; ++i) {
        const double a = 2 * M_PI * i / 16;
        const double r =
            radius * (1 + 0.13 * std::sin(5 * a + shape) + 0.07 * std::sin(3 * a + 2 * shape));
        points.push_back(QPointF(r * std::cos(a), r * std::sin(a)) + shift);
    }
    return points;
}

void defineBroadLeaved(SvgWriter &svg, const MapPalette &palette, const char *id, const char *color,
                       double shape)
{
    svg.beginDefinition(id);
    svg.patches({crown(5.4, shape, {1.5, 1.9})},
                SvgStyle::filled(palette.color("tree_shadow"), 0.5));
    svg.patches({crown(5.4, shape, {0, 0})},
                SvgStyle::filled(palette.color(color)).outlined(palette.color("tree_line"), 0.7));
    svg.patches({crown(2.3, shape, {-1.3, -1.5})},
                SvgStyle::filled(palette.color("tree_light"), 0.8));
    svg.endDefinition();
}

void defineFir(SvgWriter &svg, const MapPalette &palette, const char *id, const char *color)
{
    svg.beginDefinition(id);
    svg.path("M-2.8 6L7.4 6L3 -3Z", SvgStyle::filled(palette.color("tree_shadow"), 0.45));
    svg.path("M-4.6 4L0 -7.4L4.6 4Q0 5.6 -4.6 4Z",
             SvgStyle::filled(palette.color(color)).outlined(palette.color("tree_line"), 0.7));
    svg.path("M-2.6 2.4L-.2 -4.8L.4 2.6Z", SvgStyle::filled(palette.color("tree_light"), 0.75));
    svg.endDefinition();
}

void defineTuft(SvgWriter &svg, const MapPalette &palette, const char *id, const char *outer,
                const char *second)
{
    svg.beginDefinition(id);
    svg.path(QByteArray("M-6.5 1.8H6.5") + second,
             SvgStyle::line(palette.color("river_casing"), 0.9, 0.6));
    svg.path(QByteArray("M0 0V-6M-1.6 0l-2.4 -4.6M1.6 0l2.4 -4.6") + outer,
             SvgStyle::line(palette.color("swamp_ink"), 1.05));
    svg.endDefinition();
}

void definePeak(SvgWriter &svg, const MapPalette &palette)
{
    const QByteArray ink = palette.color("mountain_ink");
    svg.beginDefinition("peak");
    svg.path("M-11 7L-2 -9L0 -10.5L2.4 -8L11 7Q0 9.6 -11 7Z",
             SvgStyle::filled(palette.color("mountain_lit")).outlined(ink, 0.9));
    svg.path("M0 -10.5L2.4 -8L11 7Q5 8.8 1 8.6L-1.4 1.4L1 -3Z",
             SvgStyle::filled(palette.color("mountain_shade")));
    svg.path("M3.4 -3.6L5.4 6.6M6 -.4L8.4 6.2M1.6 1L2.6 7.4", SvgStyle::line(ink, 0.8));
    svg.endDefinition();
}

} // namespace

QByteArray GlyphPainter::definitions(const MapPalette &palette)
{
    constexpr auto outer = "M-2.6 0l-4.4 -3M2.6 0l4.4 -3";
    constexpr auto second = "M-2 4.2h6";
    SvgWriter svg;
    defineBroadLeaved(svg, palette, "leaf1", "tree1", 0.4);
    defineBroadLeaved(svg, palette, "leaf2", "tree2", 1.9);
    defineBroadLeaved(svg, palette, "leaf3", "tree3", 3.1);
    defineFir(svg, palette, "fir1", "tree1");
    defineFir(svg, palette, "fir2", "tree2");
    defineTuft(svg, palette, "tuft1", "", "");
    defineTuft(svg, palette, "tuft2", outer, "");
    defineTuft(svg, palette, "tuft3", "", second);
    defineTuft(svg, palette, "tuft4", outer, second);
    svg.beginDefinition("hachure");
    svg.path("M-7 2.4Q-1 -6 7 2.4M-.6 -1.4L-1.6 3M2.4 -1L3.2 3.6M5 .6L7.4 4.4",
             SvgStyle::line(palette.color("rough_ink"), 1.25));
    svg.endDefinition();
    definePeak(svg, palette);
    svg.beginDefinition("bare");
    svg.path("M0 5V-1M0 1L-3.4 -4M0 -1L3 -5.4M-1.8 -1.6L-4.6 -2M1.6 -3.2L4.4 -3",
             SvgStyle::line(palette.color("tree_line"), 0.9));
    svg.endDefinition();
    return svg.take();
}

std::vector<MapStamp> GlyphPainter::stamps()
{
    plantTrees();
    plantTufts();
    plantHeights();
    std::sort(m_glyphs.begin(), m_glyphs.end(), [](const Glyph &a, const Glyph &b) {
        return std::pair(a.at.y(), a.at.x()) < std::pair(b.at.y(), b.at.x());
    });
    std::vector<MapStamp> stamps;
    stamps.reserve(m_glyphs.size());
    for (const Glyph &glyph : m_glyphs) {
        stamps.push_back(MapStamp::at(glyph.at, glyph.picture,
                                      glyph.mirrored ? -glyph.scale : glyph.scale, glyph.scale));
    }
    return stamps;
}

// The lattice starts at the map's corner: an edit elsewhere must not move a tree.
template<typename Choose> void GlyphPainter::plant(const Lattice &lattice, Choose choose)
{
    const QRectF area = m_plan.sheet.part().adjusted(-12, -12, 12, 12);
    const int firstRow = std::max(-1, int(area.top() / lattice.stepY) - 1);
    const int firstColumn = std::max(-1, int(area.left() / lattice.stepX) - 1);
    const int lastRow = int(area.bottom() / lattice.stepY) + 1;
    const int lastColumn = int(area.right() / lattice.stepX) + 1;
    for (int row = firstRow; row <= lastRow; ++row) {
        for (int column = firstColumn; column <= lastColumn; ++column) {
            const double stagger = (row & 1) != 0 ? lattice.stepX / 2 : 0;
            const QPointF at(
                column * lattice.stepX + stagger
                    + MapNoise::jitter({lattice.seed, column, row}, lattice.jitterX),
                row * lattice.stepY
                    + MapNoise::jitter({lattice.seed + 1, column, row}, lattice.jitterY));
            const MapMask &mask = m_plan.mask;
            if (mask.test(at, lattice.bit) && !mask.test(at, MapMask::Avoid | lattice.unless))
                choose(at, column, row);
        }
    }
}

void GlyphPainter::plantTrees()
{
    const engine::Json &style = m_plan.sheet.style();
    const bool isBare = style[u"bare"].toBool();
    const double broadLeaved = shareOf(style[u"firs"]);
    plant({11.5, 9.9, 3.5, 3.5, 61, MapMask::Forest}, [&](QPointF at, int column, int row) {
        if (MapNoise::rnd({63, column, row}) < 0.06)
            return;
        const double kind =
            MapNoise::rnd({64, column, row}) + 0.5 * MapNoise::noise(at.x() / 90, at.y() / 90, 65);
        const double variant = MapNoise::rnd({66, column, row});
        const double scale = 0.82 + 0.38 * MapNoise::rnd({67, column, row});
        const size_t leafy = isBare ? bare : leaf + size_t(variant * 3);
        const size_t picture = kind < broadLeaved ? leafy : fir + size_t(variant * 2);
        m_glyphs.push_back({at, picture, scale, false});
    });
}

void GlyphPainter::plantTufts()
{
    plant({24, 15, 4.5, 3.5, 71, MapMask::Swamp}, [&](QPointF at, int column, int row) {
        const size_t outer = MapNoise::rnd({73, column, row}) < 0.3 ? 1 : 0;
        const size_t second = MapNoise::rnd({74, column, row}) < 0.5 ? 2 : 0;
        m_glyphs.push_back({at, tuft + outer + second, 1, false});
    });
}

void GlyphPainter::plantHeights()
{
    plant({19, 14, 4, 3, 81, MapMask::Rough}, [&](QPointF at, int column, int row) {
        m_glyphs.push_back({at, hachure, 0.8 + 0.45 * MapNoise::rnd({83, column, row}),
                            MapNoise::rnd({84, column, row}) < 0.25});
    });
    // On high ground other things grow, too.
    plant({26, 20, 4, 3, 85, MapMask::Hill, MapMask::Forest | MapMask::Swamp},
          [&](QPointF at, int column, int row) {
              m_glyphs.push_back({at, hachure, 1.2, MapNoise::rnd({87, column, row}) < 0.25});
          });
    plant({23, 15, 4, 3, 91, MapMask::Mountain}, [&](QPointF at, int column, int row) {
        m_glyphs.push_back({at, peak, 0.85 + 0.3 * MapNoise::rnd({93, column, row}), false});
    });
}

} // namespace view
