// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/hexgrid.h"

#include <QHash>
#include <QLineF>
#include <QPolygonF>
#include <QRect>
#include <QStringList>

#include <memory>
#include <vector>

namespace editor {

/// A side of a hex: the cells on both sides of it; the second is -1 at the rim.
struct HexSide
{
    int a = -1;
    int b = -1;

    bool isInside() const { return a >= 0 && b >= 0; }
    bool operator==(const HexSide &other) const
    {
        return (a == other.a && b == other.b) || (a == other.b && b == other.a);
    }
};

/// The cells of a hex grid by number, by place on the page and by their neighbours. Cells are
/// counted from 0; those that the board leaves out are counted, too.
class HexCells
{
public:
    HexCells(engine::HexGrid grid, double side);

    const engine::HexGrid &grid() const { return m_grid; }
    double side() const { return m_side; }
    int count() const { return int(m_ids.size()); }
    int columns() const { return m_grid.layout().columns; }
    int rows() const { return m_grid.layout().rows; }
    int columnOf(int cell) const { return cell / rows(); }
    int rowOf(int cell) const { return cell % rows(); }
    int cellAt(int column, int row) const { return column * rows() + row; }

    const QString &id(int cell) const { return m_ids[cell]; }
    /// -1 when the grid has no such hex.
    int find(const QString &id) const { return m_cells.value(id, -1); }
    QPointF centre(int cell) const { return m_centres[size_t(cell)]; }
    engine::HexCoord coordinate(int cell) const { return m_coordinates[size_t(cell)]; }
    /// -1: none.
    int at(engine::HexCoord hex) const { return m_byCoordinate.value(key(hex), -1); }
    int at(QPointF page) const;
    /// Direction 0…5 as engine::HexCoord has them; -1 beyond the rim.
    int neighbour(int cell, int direction) const;
    bool areNeighbours(int a, int b) const;
    int distance(int a, int b) const { return coordinate(a).distance(coordinate(b)); }
    /// The cells up to \a radius steps away, with the cell itself.
    std::vector<int> around(int cell, int radius) const;
    /// Cells on the way between the two, with both.
    std::vector<int> line(int from, int to) const;

    QPolygonF hexagon(int cell) const { return m_hexagon.translated(centre(cell)); }
    QLineF sideLine(HexSide side) const;
    /// The side that is nearest to a point within a hex; none (a is -1) outside the grid.
    HexSide nearestSide(QPointF page) const;
    /// The sides that share a corner with \a side.
    std::vector<HexSide> sidesBeside(HexSide side) const;

private:
    static quint32 key(engine::HexCoord hex)
    {
        return quint32(quint16(hex.q)) << 16 | quint16(hex.r);
    }
    /// Of the side between two neighbours; -1: they are none.
    int directionTo(int from, int to) const;

    engine::HexGrid m_grid;
    double m_side;
    QPolygonF m_hexagon;
    QStringList m_ids;
    std::vector<QPointF> m_centres;
    std::vector<engine::HexCoord> m_coordinates;
    QHash<QString, int> m_cells;
    QHash<quint32, int> m_byCoordinate;
};

using HexCellsPointer = std::shared_ptr<const HexCells>;

} // namespace editor
