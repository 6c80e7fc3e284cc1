// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/hexcoord.h"

#include <QPointF>
#include <QString>

#include <optional>
#include <vector>

namespace engine {

/// How a printed hex grid is laid out and numbered.
///
/// Columns and rows are counted from 0 in the order of their numbers; where they lie on the page
/// depends on the directions in which the numbers grow.
class HexGrid
{
public:
    enum class Orientation { Flat, Pointy };
    enum class Shifted {
        Odd,
        Even
    }; ///< Which printed columns (flat) or rows (pointy) lie half a hex on.
    enum class ColumnsGrow { Right, Left };
    enum class RowsGrow { Down, Up };

    /// A further sheet that carries the grid on, with numbers of its own.
    struct Sheet
    {
        int from = 1; ///< Its first column, by the numbers of the first sheet.
        int firstColumn = 1; ///< What is printed there.
        QString numbering = QStringLiteral("{CC}{RR}");

        bool operator==(const Sheet &) const = default;
    };

    struct Layout
    {
        Orientation orientation = Orientation::Flat;
        Shifted shifted = Shifted::Even;
        ColumnsGrow columnsGrow = ColumnsGrow::Right;
        RowsGrow rowsGrow = RowsGrow::Down;
        int columns = 0;
        int rows = 0;
        int firstColumn = 1;
        int firstRow = 1;
        /// {CC} {C} {CA}: column with two digits, plain, as letters; {RR} {R} {RA}: row likewise.
        QString numbering = QStringLiteral("{CC}{RR}");
        std::vector<Sheet> sheets = {}; ///< In the order of their columns.
    };

    explicit HexGrid(Layout layout);

    const Layout &layout() const { return m_layout; }

    /// The printed number of the hex in \a column and \a row (from 0).
    QString number(int column, int row) const;

    /// Cube coordinates on the page; neighbours on the page are neighbours here.
    HexCoord coordinate(int column, int row) const;

    /// Centre on the page, for hexes whose side is \a side long; the upper left hex touches 0,0.
    QPointF centre(int column, int row, double side) const;
    double width(double side) const;
    double height(double side) const;

    /// Corner \a index (0…5, clockwise on the page) as an offset from the centre.
    QPointF corner(int index, double side) const;

    /// Column and row of the hex under a point of the page; nothing outside the grid.
    std::optional<std::pair<int, int>> hexAt(QPointF point, double side) const;

private:
    int pageColumn(int column) const;
    int pageRow(int row) const;
    bool isShifted(int column, int row) const;

    Layout m_layout;
};

} // namespace engine
