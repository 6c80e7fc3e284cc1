// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/settlementpainter.h"

#include "app/view/map/sheet/mapnoise.h"

#include <array>
#include <cmath>

namespace view {

namespace {

double blockSize(MapLook::Settlement size)
{
    if (size == MapLook::Settlement::Town)
        return 8.6;
    return size == MapLook::Settlement::City ? 9.2 : 9.4;
}

Polyline townGround(QPointF centre, double radius, double shape)
{
    Polyline points;
    for (int i = 0; i < 36; ++i) {
        const double a = 2 * M_PI * i / 36;
        const double r = (radius + 3)
            * (1 + 0.10 * std::sin(3 * a + shape) + 0.05 * std::sin(5 * a + 2 * shape));
        points.push_back(centre + QPointF(r * std::cos(a), 0.92 * r * std::sin(a)));
    }
    return points;
}

} // namespace

void SettlementPainter::paint()
{
    for (const Place &place : m_canvas.plan.places) {
        if (place.city >= 0)
            continue;
        const LatticePoint at = m_canvas.plan.sheet.hex(place.hex).at;
        if (place.size >= MapLook::Settlement::Town)
            paintTown(place.centre, place.size, place.radius, at.x, at.y);
        else
            paintSmall(place.centre, place.size);
    }
}

void SettlementPainter::paintSmall(QPointF centre, MapLook::Settlement size)
{
    SvgWriter &svg = m_canvas.svg;
    if (size == MapLook::Settlement::Village) {
        svg.circle(centre, 5.2, SvgStyle::filled(m_canvas.color("halo")));
        svg.circle(centre, 3.7,
                   SvgStyle::filled(m_canvas.color("halo")).outlined(m_canvas.color("rail"), 1.5));
        return;
    }
    svg.circle(centre, 4.4, SvgStyle::filled(m_canvas.color("halo"), 0.8));
    svg.circle(centre, 2.6, SvgStyle::filled(m_canvas.color("name")));
}

void SettlementPainter::paintTown(QPointF centre, MapLook::Settlement size, double radius,
                                  int seedX, int seedY)
{
    SvgWriter &svg = m_canvas.svg;
    svg.patches(
        {townGround(centre, radius, 6.28 * MapNoise::rnd({101, seedX, seedY}))},
        SvgStyle::filled(m_canvas.color("urban")).outlined(m_canvas.color("block_shadow"), 0.7));
    const double step = blockSize(size);
    const double turn = MapNoise::jitter({102, seedX, seedY}, 25) * M_PI / 180;
    const QPointF across(std::cos(turn), std::sin(turn) * 0.9);
    const QPointF down(-std::sin(turn), std::cos(turn) * 0.9);
    const double half = (step - 3) / 2;
    std::vector<Polyline> shadows;
    std::array<std::vector<Polyline>, 3> blocks;
    const int reach = int(radius / step) + 1;
    for (int i = -reach; i <= reach; ++i) {
        for (int j = -reach; j <= reach; ++j) {
            if (std::hypot(i, j) * step > radius - 3
                || MapNoise::rnd({103, seedX, seedY, i, j}) < 0.07)
                continue;
            const QPointF at = centre + across * (i * step) + down * (j * step);
            const Polyline block = {
                at - across * half - down * half, at + across * half - down * half,
                at + across * half + down * half, at - across * half + down * half};
            Polyline shadow = block;
            for (QPointF &corner : shadow)
                corner += QPointF(1, 1.2);
            shadows.push_back(std::move(shadow));
            blocks[size_t(3 * MapNoise::rnd({104, seedX, seedY, i, j}))].push_back(block);
        }
    }
    svg.patches(shadows, SvgStyle::filled(m_canvas.color("block_shadow"), 0.55));
    constexpr std::array tints = {"block1", "block2", "block3"};
    for (size_t i = 0; i < tints.size(); ++i)
        svg.patches(blocks[i], SvgStyle::filled(m_canvas.color(tints[i])));
}

Polyline SettlementPainter::star(QPointF centre, double radius)
{
    Polyline points;
    for (int i = 0; i < 10; ++i) {
        const double a = M_PI * i / 5 - M_PI / 2;
        const double r = i % 2 == 0 ? radius : radius * 0.42;
        points.push_back(centre + QPointF(r * std::cos(a), r * std::sin(a)));
    }
    return points;
}

void SettlementPainter::paintSigns()
{
    for (const HexSign &sign : m_canvas.plan.signs)
        paintSign(sign);
}

void SettlementPainter::paintSign(const HexSign &sign)
{
    SvgWriter &svg = m_canvas.svg;
    const QByteArray halo = m_canvas.color("halo");
    const QByteArray victory = m_canvas.color("victory");
    switch (sign.kind) {
    case HexSign::Kind::Star:
        svg.circle(sign.at, 9.4, SvgStyle::filled(halo).outlined(victory, 1.2));
        svg.patches({star(sign.at, 7.4)}, SvgStyle::filled(victory));
        break;
    case HexSign::Kind::Points: {
        svg.circle(sign.at, 10.2, SvgStyle::filled(victory).outlined(halo, 1.2));
        MapText text;
        text.text = QString::number(sign.points);
        text.at = sign.at + QPointF(0, 5);
        text.size = 14.5;
        text.voice = MapText::Voice::Numbers;
        text.bold = true;
        text.color = m_canvas.palette.theme() == MapTheme::Light ? "#ffffff" : "#23262a";
        svg.text(text);
        break;
    }
    case HexSign::Kind::Supply:
        svg.circle(sign.at, 10.5, SvgStyle::filled(m_canvas.print(sign.side)).outlined(halo, 1.6));
        svg.beginGroup(sign.at);
        svg.path("M-5.2 -.4L0 -5.4L5.2 -.4M-3.8 -1.4V4.6H3.8V-1.4M-1.4 4.6V1H1.4V4.6",
                 SvgStyle::line("#ffffff", 1.5));
        svg.endGroup();
        break;
    case HexSign::Kind::Port:
        svg.circle(sign.at, 11, SvgStyle::filled("#ffffff").outlined(m_canvas.color("shore"), 1.2));
        svg.beginGroup(sign.at);
        svg.path("M0 -3V6M-4 -1H4M-6 2Q-5 6.6 0 6.8Q5 6.6 6 2M0 -3A1.9 1.9 0 1 1 .01 -3",
                 SvgStyle::line("#1f4f6b", 1.8));
        svg.endGroup();
        break;
    case HexSign::Kind::Feature:
        paintFeature(sign);
        break;
    }
}

void SettlementPainter::paintFeature(const HexSign &sign)
{
    constexpr auto castle = "M-5.4 5V-4.6H-3V-2.4H-1.2V-4.6H1.2V-2.4H3V-4.6H5.4V5Z";
    const QByteArray halo = m_canvas.color("halo");
    const QByteArray wall = m_canvas.color("fortress");
    const QByteArray ink = m_canvas.color("ink");
    const bool isFort = sign.look == MapLook::Sign::Fort;
    SvgWriter &svg = m_canvas.svg;
    svg.circle(sign.at, 10,
               SvgStyle::filled(isFort ? wall : halo).outlined(isFort ? halo : wall, 1.4));
    svg.beginGroup(sign.at);
    switch (sign.look) {
    case MapLook::Sign::Fort:
        svg.path(castle, SvgStyle::filled("#ffffff"));
        break;
    case MapLook::Sign::LightFort:
        svg.path(castle, SvgStyle::line(wall, 1.5));
        break;
    case MapLook::Sign::Zone:
        svg.path("M-7 3.4L-3.5 -3.4L0 3.4L3.5 -3.4L7 3.4", SvgStyle::line(wall, 2));
        break;
    case MapLook::Sign::Works:
        svg.path("M-7 2.4H-4.6V-2.2H-1.2V2.4H1.2V-2.2H4.6V2.4H7", SvgStyle::line(wall, 1.6));
        break;
    case MapLook::Sign::Factory:
        svg.path("M-6 5V-.6L-2.4 -3V-.6L1.2 -3V-.6L3 -1.8V-6.6H5.4V5Z", SvgStyle::filled(ink));
        break;
    case MapLook::Sign::Oil:
        svg.path("M-4.4 6L-.9 -6.4H.9L4.4 6M-3.3 2.2H3.3M-2.3 -1.6H2.3", SvgStyle::line(ink, 1.5));
        break;
    case MapLook::Sign::None:
        break;
    }
    svg.endGroup();
}

} // namespace view
