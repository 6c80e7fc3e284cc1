// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/citypainter.h"

#include "app/view/map/sheet/mapnoise.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace view {

namespace {

constexpr double step = 9.2;
constexpr double street = 3;
constexpr double edge = 4; ///< Between the houses and the end of the town.
constexpr double besideHexside = 0.8;
constexpr double besideWay = 6; ///< From the middle of a block.
constexpr double besideRiver = 8.6;
constexpr int farthest = 7; ///< Blocks from a centre.

} // namespace

void CityPainter::paint()
{
    for (const City &city : m_canvas.plan.cities) {
        m_canvas.svg.loops(city.ground,
                           SvgStyle::filled(m_canvas.color("urban"))
                               .outlined(m_canvas.color("block_shadow"), 0.7));
        paintBlocks(city);
    }
}

void CityPainter::paintBlocks(const City &city)
{
    constexpr std::array tints = {"block1", "block2", "block3"};
    std::vector<Polyline> shadows;
    std::vector<std::vector<Polyline>> blocks(tints.size());
    for (size_t part = 0; part < city.centres.size(); ++part)
        addQuarter(city, part, shadows, blocks);
    m_canvas.svg.patches(shadows, SvgStyle::filled(m_canvas.color("block_shadow"), 0.55));
    for (size_t i = 0; i < tints.size(); ++i)
        m_canvas.svg.patches(blocks[i], SvgStyle::filled(m_canvas.color(tints[i])));
}

void CityPainter::addQuarter(const City &city, size_t part, std::vector<Polyline> &shadows,
                             std::vector<std::vector<Polyline>> &blocks) const
{
    const LatticePoint seed = m_canvas.plan.sheet.hex(city.hexes[part]).at;
    const double turn = MapNoise::jitter({102, seed.x, seed.y}, 25) * M_PI / 180;
    const QPointF across(std::cos(turn), std::sin(turn) * 0.9);
    const QPointF down(-std::sin(turn), std::cos(turn) * 0.9);
    const double half = (step - street) / 2;
    for (int i = -farthest; i <= farthest; ++i) {
        for (int j = -farthest; j <= farthest; ++j) {
            const QPointF at = city.centres[part] + across * (i * step) + down * (j * step);
            const Polyline block = {
                at - across * half - down * half, at + across * half - down * half,
                at + across * half + down * half, at - across * half + down * half};
            if (MapNoise::rnd({103, seed.x, seed.y, i, j}) < 0.07 || !isFree(city, part, block))
                continue;
            Polyline shadow = block;
            for (QPointF &corner : shadow)
                corner += QPointF(1, 1.2);
            shadows.push_back(std::move(shadow));
            blocks[size_t(3 * MapNoise::rnd({104, seed.x, seed.y, i, j}))].push_back(block);
        }
    }
}

bool CityPainter::isFree(const City &city, size_t part, const Polyline &block) const
{
    const auto distance = [](QPointF a, QPointF b) {
        return std::hypot(a.x() - b.x(), a.y() - b.y());
    };
    for (const QPointF corner : block) {
        const double own = distance(corner, city.centres[part]);
        for (size_t other = 0; other < city.centres.size(); ++other) {
            if (other != part && distance(corner, city.centres[other]) < own + 2 * besideHexside)
                return false;
        }
        const QPointF outer = corner + MapGeometry::unit(corner - city.centres[part]) * edge;
        if (!MapGeometry::contains(city.ground, outer))
            return false;
    }
    const QPointF middle = (block[0] + block[2]) / 2;
    const auto isNear = [&](double reach, MapMask::Bit line) {
        const QRectF around(middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
        return m_canvas.plan.mask.count(around, line) > 0;
    };
    return !isNear(besideWay, MapMask::WayLine) && !isNear(besideRiver, MapMask::RiverLine);
}

} // namespace view
