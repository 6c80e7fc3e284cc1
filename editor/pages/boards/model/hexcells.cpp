// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/hexcells.h"

#include "engine/board/hexline.h"

#include <QLineF>

#include <cmath>

namespace editor {

namespace {

/// Corner \a index and the next one lie at the side towards this direction.
int cornerOf(int direction)
{
    return (direction + 4) % 6;
}

} // namespace

HexCells::HexCells(engine::HexGrid grid, double side)
    : m_grid(std::move(grid))
    , m_side(side)
{
    for (int corner = 0; corner < 6; ++corner)
        m_hexagon.append(m_grid.corner(corner, side));
    const size_t count = size_t(columns()) * size_t(rows());
    m_centres.reserve(count);
    m_coordinates.reserve(count);
    m_ids.reserve(qsizetype(count));
    for (int column = 0; column < columns(); ++column) {
        for (int row = 0; row < rows(); ++row) {
            const int cell = int(m_centres.size());
            m_ids.append(m_grid.number(column, row));
            m_centres.push_back(m_grid.centre(column, row, side));
            m_coordinates.push_back(m_grid.coordinate(column, row));
            m_cells.insert(m_ids.last(), cell);
            m_byCoordinate.insert(key(m_coordinates.back()), cell);
        }
    }
}

int HexCells::at(QPointF page) const
{
    const auto found = m_grid.hexAt(page, m_side);
    if (!found)
        return -1;
    const int cell = cellAt(found->first, found->second);
    return hexagon(cell).containsPoint(page, Qt::OddEvenFill) ? cell : -1;
}

int HexCells::neighbour(int cell, int direction) const
{
    return at(coordinate(cell).neighbour(direction));
}

int HexCells::directionTo(int from, int to) const
{
    return coordinate(from).directionTo(coordinate(to));
}

bool HexCells::areNeighbours(int a, int b) const
{
    return a >= 0 && b >= 0 && directionTo(a, b) >= 0;
}

std::vector<int> HexCells::around(int cell, int radius) const
{
    std::vector<int> found;
    const engine::HexCoord middle = coordinate(cell);
    for (int q = -radius; q <= radius; ++q) {
        for (int r = std::max(-radius, -q - radius); r <= std::min(radius, -q + radius); ++r) {
            const int near = at(engine::HexCoord{int16_t(middle.q + q), int16_t(middle.r + r)});
            if (near >= 0)
                found.push_back(near);
        }
    }
    return found;
}

std::vector<int> HexCells::line(int from, int to) const
{
    std::vector<int> found;
    for (const engine::HexLinePlace &place : engine::hexLine(coordinate(from), coordinate(to))) {
        const int cell = at(place.hex);
        if (cell >= 0)
            found.push_back(cell);
        else if (place.twin && at(*place.twin) >= 0)
            found.push_back(at(*place.twin));
    }
    return found;
}

QLineF HexCells::sideLine(HexSide side) const
{
    int direction = side.b >= 0 ? directionTo(side.a, side.b) : -1;
    if (side.a < 0 || direction < 0)
        return {};
    const int corner = cornerOf(direction);
    return {centre(side.a) + m_hexagon[corner], centre(side.a) + m_hexagon[(corner + 1) % 6]};
}

HexSide HexCells::nearestSide(QPointF page) const
{
    const int cell = at(page);
    if (cell < 0)
        return {};
    HexSide best{cell, -1};
    double nearest = 1e18;
    for (int direction = 0; direction < 6; ++direction) {
        const QPointF middle =
            (m_hexagon[cornerOf(direction)] + m_hexagon[(cornerOf(direction) + 1) % 6]) / 2;
        const QPointF away = centre(cell) + middle - page;
        const double distance = QPointF::dotProduct(away, away);
        if (distance < nearest) {
            nearest = distance;
            best.b = neighbour(cell, direction);
        }
    }
    return best;
}

std::vector<HexSide> HexCells::sidesBeside(HexSide side) const
{
    std::vector<HexSide> found;
    const int direction = side.isInside() ? directionTo(side.a, side.b) : -1;
    if (direction < 0)
        return found;
    for (const int turn : {1, 5}) {
        // The third hex at the corner has a side with each of the two.
        const int third = neighbour(side.a, (direction + turn) % 6);
        if (third < 0)
            continue;
        found.push_back({side.a, third});
        found.push_back({side.b, third});
    }
    return found;
}

} // namespace editor
