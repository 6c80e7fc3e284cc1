// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/facings.h"

#include "engine/board/map.h"

#include <cmath>

namespace engine {

namespace {

constexpr int sides = 6;
constexpr int perHour = 30;
constexpr int perSide = 60;
constexpr int firstPointySide = 330;

int wrapped(int number, int count)
{
    return (number % count + count) % count;
}

} // namespace

Facings::Facings(const Board &board)
    : m_kind(kindOf(board))
{
}

Facings::Facings(const Map &map, SpaceId space)
{
    const int board = space ? map.space(space).board : -1;
    if (board >= 0)
        m_kind = kindOf(map.boards()[size_t(board)]);
}

Facings::Kind Facings::kindOf(const Board &board)
{
    if (!board.grid)
        return Kind::Hours;
    return board.grid->layout().orientation == HexGrid::Orientation::Flat ? Kind::FlatHexes
                                                                          : Kind::PointyHexes;
}

int Facings::heading(int facing) const
{
    if (facing < 0 || facing >= count)
        return -1;
    if (!hasSides())
        return facing * perHour;
    const int corner = facing >= sides ? perHour : 0;
    const int first = m_kind == Kind::PointyHexes ? firstPointySide : 0;
    return wrapped(first + facing % sides * perSide + corner, 360);
}

int Facings::turned(int facing, int steps) const
{
    if (facing < 0 || facing >= count)
        return 0;
    if (!hasSides())
        return wrapped(facing + steps, count);
    return facing / sides * sides + wrapped(facing % sides + steps, sides);
}

int Facings::nearest(double heading) const
{
    const int hour = wrapped(int(std::lround(heading / perHour)), count) * perHour;
    int facing = 0;
    while (this->heading(facing) != hour)
        ++facing;
    return facing;
}

} // namespace engine
