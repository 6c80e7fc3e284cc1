// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/directions.h"

#include "engine/board/facings.h"
#include "engine/board/map.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace engine {

namespace {

constexpr double fullTurn = 360;
constexpr double nowhere = -1;

std::span<const Graph::Arc> arcsOf(const Graph &graph, SpaceId space)
{
    const auto first = size_t(graph.firstArc[size_t(space.value)]);
    const auto last = size_t(graph.firstArc[size_t(space.value) + 1]);
    return {graph.arcs.data() + first, last - first};
}

/// How far apart two headings are, at most half a turn.
double apart(double a, double b)
{
    const double turn = std::fmod(std::abs(a - b), fullTurn);
    return std::min(turn, fullTurn - turn);
}

/// On the page, in any unit: boards without a picture have no other.
QPointF placeOf(const Board &board, const Space &space)
{
    if (!board.grid || space.kind != Space::Kind::Hex)
        return space.centre;
    const double q = space.hex.q;
    const double r = space.hex.r;
    constexpr double wide = 1.5;
    return board.grid->layout().orientation == HexGrid::Orientation::Flat
        ? QPointF(wide * q, std::numbers::sqrt3 * (r + q / 2))
        : QPointF(std::numbers::sqrt3 * (q + r / 2), wide * r);
}

} // namespace

Directions::Directions(const Map &map)
    : m_map(map)
{
}

double Directions::heading(SpaceId from, SpaceId to) const
{
    const Space &a = m_map.space(from);
    const Space &b = m_map.space(to);
    // Boxes beside the map are no hexes and lie nowhere on its grid.
    const bool isHex = a.kind == Space::Kind::Hex;
    if (a.board != b.board || a.board < 0 || isHex != (b.kind == Space::Kind::Hex))
        return nowhere;
    const Board &board = m_map.boards()[size_t(a.board)];
    const QPointF line = placeOf(board, b) - placeOf(board, a);
    if (line.isNull())
        return nowhere;
    const double angle = std::atan2(line.x(), -line.y()) * fullTurn / 2 / std::numbers::pi;
    return angle < 0 ? angle + fullTurn : angle;
}

int Directions::between(SpaceId from, SpaceId to) const
{
    const double line = heading(from, to);
    return line < 0 ? Facings::none : Facings(m_map, from).nearest(line);
}

SpaceId Directions::neighbour(SpaceId from, int direction) const
{
    const double wanted = Facings(m_map, from).heading(direction);
    SpaceId found;
    if (wanted < 0)
        return found;
    double best = fullTurn;
    for (const Graph::Arc &arc : arcsOf(m_map.graph(), from)) {
        const SpaceId to(arc.to);
        if (between(from, to) != direction)
            continue;
        const double off = apart(heading(from, to), wanted);
        if (off < best) {
            best = off;
            found = to;
        }
    }
    return found;
}

std::vector<SpaceId> Directions::around(SpaceId space) const
{
    const double first = Facings(m_map, space).heading(0);
    std::vector<std::pair<double, SpaceId>> sorted;
    for (const Graph::Arc &arc : arcsOf(m_map.graph(), space)) {
        const double line = heading(space, SpaceId(arc.to));
        // A neighbour a hair's breadth before the first direction is the first, not the last.
        constexpr double hair = 1e-6;
        sorted.emplace_back(line < 0 ? fullTurn
                                     : std::fmod(line - first + fullTurn + hair, fullTurn),
                            SpaceId(arc.to));
    }
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    std::vector<SpaceId> spaces;
    for (const auto &[line, neighbour] : sorted)
        spaces.push_back(neighbour);
    return spaces;
}

} // namespace engine
