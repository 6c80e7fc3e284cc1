// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace engine {

/// A hex in axial coordinates; the third cube coordinate is s = -q - r. With flat tops q counts
/// columns to the right and r goes down; with pointy tops r counts rows down and q goes right.
struct HexCoord
{
    int16_t q = 0;
    int16_t r = 0;

    constexpr int s() const { return -int(q) - int(r); }
    constexpr auto operator<=>(const HexCoord &) const = default;

    /// The neighbour in \a direction 0..5, clockwise. Flat tops: N, NE, SE, S, SW, NW; pointy tops:
    /// NW, NE, E, SE, SW, W.
    constexpr HexCoord neighbour(int direction) const
    {
        constexpr std::array<std::array<int, 2>, 6> steps = {
            {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};
        const auto &step = steps[std::size_t((direction % 6 + 6) % 6)];
        return {int16_t(q + step[0]), int16_t(r + step[1])};
    }
    /// The number of steps to \a other on an unbounded grid.
    int distance(HexCoord other) const
    {
        const int dq = other.q - q;
        const int dr = other.r - r;
        return (std::abs(dq) + std::abs(dr) + std::abs(dq + dr)) / 2;
    }
    /// 0..5 when \a other is a neighbour, otherwise -1.
    constexpr int directionTo(HexCoord other) const
    {
        for (int direction = 0; direction < 6; ++direction) {
            if (neighbour(direction) == other)
                return direction;
        }
        return -1;
    }
};

/// How the columns and rows printed on a map become hex coordinates.
struct HexLayout
{
    enum class Top : uint8_t { Flat, Pointy };
    /// Which columns (flat tops) or rows (pointy tops) are shoved by half a hex, down or right.
    enum class Shoved : uint8_t { Odd, Even };

    Top top = Top::Flat;
    Shoved shoved = Shoved::Odd;

    constexpr HexCoord toHex(int column, int row) const
    {
        if (top == Top::Flat)
            return {int16_t(column), int16_t(row - half(column))};
        return {int16_t(column - half(row)), int16_t(row)};
    }
    constexpr int column(HexCoord hex) const
    {
        return top == Top::Flat ? hex.q : hex.q + half(hex.r);
    }
    constexpr int row(HexCoord hex) const { return top == Top::Flat ? hex.r + half(hex.q) : hex.r; }

private:
    constexpr int half(int line) const
    {
        const int odd = line & 1;
        return shoved == Shoved::Odd ? (line - odd) / 2 : (line + odd) / 2;
    }
};

} // namespace engine
