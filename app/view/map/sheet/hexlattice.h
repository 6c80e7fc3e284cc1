// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <array>
#include <compare>

namespace view {

/// A centre or corner of a hex in exact whole steps.
struct LatticePoint
{
    int x = 0;
    int y = 0;

    constexpr auto operator<=>(const LatticePoint &) const = default;
    LatticePoint operator+(LatticePoint other) const { return {x + other.x, y + other.y}; }
    quint64 key() const { return (quint64(quint32(x)) << 32) | quint32(y); }
};

/// The points of a hex grid as integers, so that hexes which share a corner agree on it.
///
/// Hexes have a side of 48 px here, whatever size the board says.
class HexLattice
{
public:
    static constexpr double side = 48.0;

    explicit HexLattice(bool flat)
        : m_flat(flat)
    {
    }

    bool isFlat() const { return m_flat; }
    QPointF point(LatticePoint at) const { return {at.x * stepX(), at.y * stepY()}; }
    LatticePoint nearest(QPointF point) const
    {
        return {qRound(point.x() / stepX()), qRound(point.y() / stepY())};
    }
    /// Offset of corner \a index, clockwise.
    LatticePoint corner(int index) const
    {
        constexpr std::array<LatticePoint, 6> flat = {
            {{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}}};
        constexpr std::array<LatticePoint, 6> pointy = {
            {{1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}, {0, -2}}};
        return m_flat ? flat[size_t(index % 6)] : pointy[size_t(index % 6)];
    }
    /// Offset of the neighbour across the hexside from corner \a side to the next one.
    LatticePoint neighbour(int side) const { return corner(side) + corner(side + 1); }

private:
    static constexpr double half = side / 2;
    static constexpr double halfHeight = side * 0.86602540378443865;

    double stepX() const { return m_flat ? half : halfHeight; }
    double stepY() const { return m_flat ? halfHeight : half; }

    bool m_flat;
};

} // namespace view
