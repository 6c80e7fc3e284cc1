// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/hexgrid.h"

#include <cmath>

namespace engine {

namespace {

constexpr double root3 = 1.7320508075688772;

QString letters(int number)
{
    QString text;
    for (; number > 0; number = (number - 1) / 26)
        text.prepend(QChar(u'A' + (number - 1) % 26));
    return text.isEmpty() ? QStringLiteral("0") : text;
}

} // namespace

HexGrid::HexGrid(Layout layout)
    : m_layout(std::move(layout))
{
}

QString HexGrid::number(int column, int row) const
{
    int c = m_layout.firstColumn + column;
    const int r = m_layout.firstRow + row;
    QString text = m_layout.numbering;
    for (auto sheet = m_layout.sheets.rbegin(); sheet != m_layout.sheets.rend(); ++sheet) {
        if (c < sheet->from)
            continue;
        text = sheet->numbering;
        c += sheet->firstColumn - sheet->from;
        break;
    }
    text.replace(QLatin1String("{CC}"), QString::number(c).rightJustified(2, u'0'));
    text.replace(QLatin1String("{RR}"), QString::number(r).rightJustified(2, u'0'));
    text.replace(QLatin1String("{CA}"), letters(c));
    text.replace(QLatin1String("{RA}"), letters(r));
    text.replace(QLatin1String("{C}"), QString::number(c));
    text.replace(QLatin1String("{R}"), QString::number(r));
    return text;
}

int HexGrid::pageColumn(int column) const
{
    return m_layout.columnsGrow == ColumnsGrow::Right ? column : m_layout.columns - 1 - column;
}

int HexGrid::pageRow(int row) const
{
    return m_layout.rowsGrow == RowsGrow::Down ? row : m_layout.rows - 1 - row;
}

// "Shifted" is said of printed numbers: half a hex towards higher numbers of the other kind.
bool HexGrid::isShifted(int column, int row) const
{
    const int printed = m_layout.orientation == Orientation::Flat ? m_layout.firstColumn + column
                                                                  : m_layout.firstRow + row;
    return ((printed & 1) != 0) == (m_layout.shifted == Shifted::Odd);
}

HexCoord HexGrid::coordinate(int column, int row) const
{
    // In half-hex steps across the shifted direction every layout is the same; only signs differ.
    const bool shifted = isShifted(column, row);
    if (m_layout.orientation == Orientation::Flat) {
        const int half = 2 * row + (shifted ? 1 : 0);
        const int v = m_layout.rowsGrow == RowsGrow::Down ? half : -half;
        const int q = m_layout.columnsGrow == ColumnsGrow::Right ? column : -column;
        const int parity = (v - q) & 1; // the first column decides which parity the grid has
        return HexCoord{int16_t(q), int16_t((v - q - parity) / 2)};
    }
    const int half = 2 * column + (shifted ? 1 : 0);
    const int u = m_layout.columnsGrow == ColumnsGrow::Right ? half : -half;
    const int r = m_layout.rowsGrow == RowsGrow::Down ? row : -row;
    const int parity = (u - r) & 1;
    return HexCoord{int16_t((u - r - parity) / 2), int16_t(r)};
}

QPointF HexGrid::centre(int column, int row, double side) const
{
    const bool shifted = isShifted(column, row);
    if (m_layout.orientation == Orientation::Flat) {
        double y = row + (shifted ? 0.5 : 0.0);
        if (m_layout.rowsGrow == RowsGrow::Up)
            y = m_layout.rows - 0.5 - y;
        return {side * (1.0 + 1.5 * pageColumn(column)), side * root3 * (y + 0.5)};
    }
    double x = column + (shifted ? 0.5 : 0.0);
    if (m_layout.columnsGrow == ColumnsGrow::Left)
        x = m_layout.columns - 0.5 - x;
    return {side * root3 * (x + 0.5), side * (1.0 + 1.5 * pageRow(row))};
}

double HexGrid::width(double side) const
{
    return m_layout.orientation == Orientation::Flat ? side * (1.5 * m_layout.columns + 0.5)
                                                     : side * root3 * (m_layout.columns + 0.5);
}

double HexGrid::height(double side) const
{
    return m_layout.orientation == Orientation::Flat ? side * root3 * (m_layout.rows + 0.5)
                                                     : side * (1.5 * m_layout.rows + 0.5);
}

QPointF HexGrid::corner(int index, double side) const
{
    const double start = m_layout.orientation == Orientation::Flat ? 0.0 : -30.0;
    const double angle = (start + 60.0 * index) * M_PI / 180.0;
    return {side * std::cos(angle), side * std::sin(angle)};
}

std::optional<std::pair<int, int>> HexGrid::hexAt(QPointF point, double side) const
{
    // The nearest centre decides; it lies in one of the few cells around the rough guess.
    const bool flat = m_layout.orientation == Orientation::Flat;
    const int guessX =
        int(std::floor(flat ? point.x() / (1.5 * side) : point.x() / (root3 * side)));
    const int guessY =
        int(std::floor(flat ? point.y() / (root3 * side) : point.y() / (1.5 * side)));
    std::optional<std::pair<int, int>> best;
    double bestDistance = side * side;
    for (int x = guessX - 1; x <= guessX + 1; ++x) {
        for (int y = guessY - 1; y <= guessY + 1; ++y) {
            if (x < 0 || y < 0 || x >= m_layout.columns || y >= m_layout.rows)
                continue;
            const int column = pageColumn(x);
            const int row = pageRow(y);
            const QPointF offset = centre(column, row, side) - point;
            const double distance = QPointF::dotProduct(offset, offset);
            if (distance < bestDistance) {
                bestDistance = distance;
                best = {column, row};
            }
        }
    }
    return best;
}

} // namespace engine
