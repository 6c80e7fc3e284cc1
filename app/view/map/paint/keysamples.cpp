// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/keysamples.h"

#include "app/view/map/paint/settlementpainter.h"

#include <cmath>

namespace view {

namespace {

/// Glyphs that stand for a kind of ground, each with its place.
struct Scatter
{
    MapLook::Ground ground;
    double scale;
    std::vector<std::pair<const char *, QPointF>> glyphs;
};

const std::vector<Scatter> c_grounds{
    {MapLook::Ground::Forest,
     1.0,
     {{"leaf1", {-2, -17}},
      {"fir1", {10, -16}},
      {"leaf2", {-14, -11}},
      {"leaf3", {4, -9}},
      {"fir2", {-19, 0}},
      {"leaf1", {-8, -2}},
      {"leaf2", {15, -4}},
      {"fir1", {4, 2}},
      {"leaf3", {-14, 9}},
      {"leaf1", {14, 8}},
      {"fir2", {-3, 11}},
      {"leaf2", {6, 17}}}},
    {MapLook::Ground::Swamp,
     0.9,
     {{"tuft1", {-9, -12}},
      {"tuft4", {12, -9}},
      {"tuft3", {-17, 3}},
      {"tuft2", {3, 3}},
      {"tuft1", {17, 8}},
      {"tuft3", {-6, 17}}}},
    {MapLook::Ground::Rough,
     0.9,
     {{"hachure", {-9, -14}},
      {"hachure", {9, -11}},
      {"hachure", {-17, -1}},
      {"hachure", {2, 0}},
      {"hachure", {18, 4}},
      {"hachure", {-9, 12}},
      {"hachure", {9, 15}}}},
    {MapLook::Ground::Hill,
     1.2,
     {{"hachure", {-8, -11}}, {"hachure", {11, -3}}, {"hachure", {-10, 9}}}},
    {MapLook::Ground::Mountain,
     0.85,
     {{"peak", {-8, -11}},
      {"peak", {10, -9}},
      {"peak", {-15, 5}},
      {"peak", {4, 7}},
      {"peak", {16, 11}}}},
};

} // namespace

Polyline KeySamples::wave(double height) const
{
    Polyline line;
    for (double x = -27; x <= 27; x += 3)
        line.push_back({x, height * std::sin(x / 9)});
    return line;
}

const char *KeySamples::floor(MapLook::Ground ground)
{
    switch (ground) {
    case MapLook::Ground::Forest:
        return "forest";
    case MapLook::Ground::Swamp:
        return "swamp";
    case MapLook::Ground::Rough:
    case MapLook::Ground::Hill:
        return "rough";
    case MapLook::Ground::Mountain:
        return "mountain";
    case MapLook::Ground::Sea:
        return "sea";
    default:
        return "land";
    }
}

void KeySamples::ground(MapLook::Ground ground)
{
    if (ground == MapLook::Ground::Lake) {
        lake();
        return;
    }
    const bool isBare = m_canvas.plan.sheet.style()[u"bare"].toBool();
    for (const Scatter &scatter : c_grounds) {
        if (scatter.ground != ground)
            continue;
        for (const auto &[id, at] : scatter.glyphs)
            m_canvas.svg.use(isBare && QByteArrayView(id).startsWith("leaf") ? "bare" : id, at,
                             scatter.scale, scatter.scale);
    }
}

void KeySamples::lake()
{
    const QByteArray shape = "M-20 2Q-18 -9 -5 -8Q4 -14 14 -7Q23 -1 14 6Q2 13 -10 9Q-20 9 -20 2Z";
    m_canvas.svg.path(
        shape, SvgStyle::filled(m_canvas.color("sea4")).outlined(m_canvas.color("shore"), 2.2));
}

void KeySamples::partialLake()
{
    m_canvas.svg.path(
        "M-24 0Q-20 -9 -6 -7Q8 -5 22 4Q26 7 21 8Q6 8 -8 8Q-24 9 -24 0Z",
        SvgStyle::filled(m_canvas.color("sea4")).outlined(m_canvas.color("shore"), 2.2));
}

void KeySamples::settlement(MapLook::Settlement size)
{
    SettlementPainter painter(m_canvas);
    if (size < MapLook::Settlement::Town)
        painter.paintSmall({0, 0}, size);
    else
        painter.paintTown({0, 0}, size, size == MapLook::Settlement::Town ? 17 : 24, 7, 3);
}

void KeySamples::river(double casing, double fill, double light)
{
    const Polyline line = wave(4);
    m_canvas.svg.line(line, SvgStyle::line(m_canvas.color("river_casing"), casing));
    m_canvas.svg.line(line, SvgStyle::line(m_canvas.color("river"), fill));
    if (light > 0)
        m_canvas.svg.line(line, SvgStyle::line(m_canvas.color("river_light"), light, 0.7));
}

void KeySamples::teeth()
{
    m_canvas.svg.line({{-26, 3}, {26, 3}}, SvgStyle::line(m_canvas.color("defence"), 2.2));
    std::vector<Polyline> triangles;
    for (double x = -21; x < 26; x += 9.6)
        triangles.push_back({{x - 4, 3}, {x, -2.2}, {x + 4, 3}});
    m_canvas.svg.patches(triangles, SvgStyle::filled(m_canvas.color("defence")));
}

void KeySamples::wall()
{
    Polyline corners;
    for (int i = 0; i < 6; ++i) {
        const double a = M_PI * i / 3 + (m_canvas.plan.sheet.lattice().isFlat() ? 0 : M_PI / 6);
        corners.push_back({25 * std::cos(a), 25 * std::sin(a)});
    }
    m_canvas.svg.patches({corners}, SvgStyle::line(m_canvas.color("fortress"), 3.4));
    for (const QPointF corner : corners)
        m_canvas.svg.circle(corner, 3.6, SvgStyle::filled(m_canvas.color("fortress")));
}

void KeySamples::edge(MapLook::Edge look)
{
    switch (look) {
    case MapLook::Edge::River:
        river(6.0, 3.6, 0);
        break;
    case MapLook::Edge::MajorRiver:
        river(11.4, 8.6, 2.2);
        break;
    case MapLook::Edge::GreatRiver:
        river(14, 11, 2.2);
        break;
    case MapLook::Edge::Lake:
    case MapLook::Edge::LakeFull:
    case MapLook::Edge::Coast:
        lake();
        break;
    case MapLook::Edge::LakePartial:
        partialLake();
        break;
    case MapLook::Edge::Defence:
        teeth();
        break;
    case MapLook::Edge::Fortress:
        wall();
        break;
    default:
        line(look);
    }
}

void KeySamples::line(MapLook::Edge look)
{
    SvgWriter &svg = m_canvas.svg;
    switch (look) {
    case MapLook::Edge::Border:
        svg.line(wave(3), SvgStyle::line(m_canvas.color("border"), 8, 0.17));
        svg.line(wave(3),
                 SvgStyle::line(m_canvas.color("border"), 2).flat().dashed("11 3.4 2 3.4"));
        break;
    case MapLook::Edge::District:
        svg.line(wave(3), SvgStyle::line(m_canvas.color("ink2"), 1.6, 0.7).flat().dashed("3 5"));
        break;
    case MapLook::Edge::Front:
        svg.line(MapGeometry::shifted(wave(3), 2.6), SvgStyle::line(m_canvas.color("ink2"), 3.6));
        svg.line(MapGeometry::shifted(wave(3), -2.6),
                 SvgStyle::line(m_canvas.color("victory"), 3.6));
        break;
    case MapLook::Edge::Slope:
        svg.line(wave(2), SvgStyle::line(m_canvas.color("rough_ink"), 2));
        svg.path("M-22 2v7M-16 2v6M-10 2v7M-4 2v6M2 2v7M8 2v6M14 2v7M20 2v6",
                 SvgStyle::line(m_canvas.color("rough_ink"), 1.3));
        break;
    default:
        break;
    }
}

void KeySamples::way(MapLook::Way look)
{
    SvgWriter &svg = m_canvas.svg;
    const Polyline line = wave(4);
    switch (look) {
    case MapLook::Way::Rail:
        svg.line(line, SvgStyle::line(m_canvas.color("rail"), 1.5));
        svg.line(line, SvgStyle::line(m_canvas.color("rail"), 6.4).flat().dashed("1.3 7.7"));
        break;
    case MapLook::Way::Track:
        svg.line(line, SvgStyle::line(m_canvas.color("track"), 1.4).flat().dashed("6 3"));
        break;
    case MapLook::Way::Autobahn:
        svg.line(line, SvgStyle::line(m_canvas.color("autobahn_casing"), 8.2));
        svg.line(line, SvgStyle::line(m_canvas.color("autobahn"), 5.8));
        svg.line(line, SvgStyle::line(m_canvas.color("autobahn_casing"), 1.1));
        break;
    case MapLook::Way::Road:
        svg.line(line, SvgStyle::line(m_canvas.color("road_casing"), 4.6));
        svg.line(line, SvgStyle::line(m_canvas.color("road"), 2.7));
        break;
    case MapLook::Way::River:
        river(9, 6.4, 1.6);
        break;
    case MapLook::Way::Stream:
        river(3.4, 1.8, 0);
        break;
    case MapLook::Way::None:
        break;
    }
}

void KeySamples::sign(HexSign sign)
{
    sign.at = {0, 0};
    SettlementPainter(m_canvas).paintSign(sign);
}

void KeySamples::entry(const QString &side)
{
    m_canvas.svg.beginGroup({7, 0}, 0, 0.5);
    m_canvas.svg.path("M-52 -16H-6V-27L30 0L-6 27V16H-52Z",
                      SvgStyle::filled(m_canvas.print(side)).outlined(m_canvas.color("halo"), 2.4));
    m_canvas.svg.endGroup();
}

} // namespace view
