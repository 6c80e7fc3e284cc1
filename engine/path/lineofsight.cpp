// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/lineofsight.h"

namespace engine {

struct LineOfSight::View
{
    HexCoord from;
    int64_t distance;
    int64_t eyeFrom;
    int64_t eyeTo;
    std::vector<HexLinePlace> line;
};

LineOfSight::LineOfSight(const Graph &graph, const HexIndex &hexes, const Terrain &terrain)
    : m_graph(graph)
    , m_hexes(hexes)
    , m_terrain(terrain)
{
}

LineOfSight::Sight LineOfSight::look(SpaceId from, SpaceId to) const
{
    if (!m_hexes.contains(from) || !m_hexes.contains(to))
        return {};
    const HexCoord start = m_hexes.coord(from);
    const HexCoord end = m_hexes.coord(to);
    const View view{start, start.distance(end), height(m_terrain.ground, from) + m_terrain.eye,
                    height(m_terrain.ground, to) + m_terrain.eye, hexLine(start, end)};
    Sight sight;
    sight.clear = true;
    sight.distance = int32_t(view.distance);
    for (std::size_t place = 1; place < view.line.size() && sight.clear; ++place) {
        const Block block = blockAt(view, place);
        if (block.space)
            sight = {false, block.space, block.arc, false, sight.distance};
    }
    if (view.line.size() > 1) {
        const HexLinePlace &first = view.line[1];
        const auto down = [&](HexCoord hex) {
            return edge(m_graph.arcBetween(from, m_hexes.spaceAt(hex))) & Down;
        };
        sight.downhill = down(first.hex) || (first.twin && down(*first.twin));
    }
    return sight;
}

LineOfSight::Block LineOfSight::blockAt(const View &view, std::size_t place) const
{
    const HexLinePlace &here = view.line[place];
    const Block block = blockBy(view, place, here.hex);
    if (!here.twin)
        return block;
    const Block other = blockBy(view, place, *here.twin);
    // Beyond the rim of the map there is nothing to see over, so the hex on the map decides alone.
    if (!m_hexes.spaceAt(here.hex))
        return other;
    if (!m_hexes.spaceAt(*here.twin))
        return block;
    const bool blocked = m_terrain.hexside == Hexside::BothBlock ? block.space && other.space
                                                                 : block.space || other.space;
    if (!blocked)
        return {};
    return block.space ? block : other;
}

LineOfSight::Block LineOfSight::blockBy(const View &view, std::size_t place, HexCoord hex) const
{
    const SpaceId space = m_hexes.spaceAt(hex);
    const bool last = place + 1 == view.line.size();
    // The hexsides of twins belong to their own side of the line, so the place behind them has
    // none.
    const HexLinePlace &before = view.line[place - 1];
    if (!before.twin) {
        if (const Block block = edgeBlock(view, place, before.hex, hex); block.space)
            return block;
    }
    if (!last && view.line[place].twin) {
        if (const Block block = edgeBlock(view, place + 1, hex, view.line[place + 1].hex);
            block.space)
            return block;
    }
    if (!last && space && covers(view, space, hex))
        return {space, -1};
    return {};
}

LineOfSight::Block LineOfSight::edgeBlock(const View &view, std::size_t place, HexCoord from,
                                          HexCoord to) const
{
    const SpaceId behind = m_hexes.spaceAt(to);
    const int32_t arc = m_graph.arcBetween(m_hexes.spaceAt(from), behind);
    const uint8_t flags = edge(arc);
    const bool nearObserver = place == 1;
    const bool nearTarget = place + 1 == view.line.size();
    const bool blocks = flags & Wall || (flags & NearObserver && !nearObserver)
        || (flags & NearEither && !nearObserver && !nearTarget);
    return blocks ? Block{behind, arc} : Block{};
}

bool LineOfSight::covers(const View &view, SpaceId space, HexCoord hex) const
{
    const int64_t top = height(m_terrain.ground, space) + height(m_terrain.obstacle, space);
    const int64_t along = view.from.distance(hex);
    const int64_t line = view.eyeFrom * (view.distance - along) + view.eyeTo * along;
    const int64_t scaled = top * view.distance;
    // Level ground that the line runs along is no obstacle, whatever the rule for touching tops.
    const bool touches = m_terrain.touch == Touch::Blocks && height(m_terrain.obstacle, space) > 0;
    return touches ? scaled >= line : scaled > line;
}

int64_t LineOfSight::height(const std::vector<int16_t> &heights, SpaceId space) const
{
    const auto at = std::size_t(space.value);
    return space && at < heights.size() ? heights[at] : 0;
}

uint8_t LineOfSight::edge(int32_t arc) const
{
    return arc >= 0 && std::size_t(arc) < m_terrain.edges.size() ? m_terrain.edges[std::size_t(arc)]
                                                                 : uint8_t(0);
}

} // namespace engine
