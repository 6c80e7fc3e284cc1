// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/gridlayout.h"

#include <QCoreApplication>
#include <QLocale>

namespace editor::gridlayout {

using engine::HexGrid;
using engine::Json;

namespace {

constexpr double c_side = 48;

bool hasOne(const QString &numbering, std::initializer_list<QLatin1String> gaps)
{
    return std::any_of(gaps.begin(), gaps.end(),
                       [&](QLatin1String gap) { return numbering.contains(gap); });
}

// Without both every hex of a column or row would be the same.
bool tellsApart(const QString &numbering)
{
    return hasOne(numbering, {QLatin1String("{CC}"), QLatin1String("{C}"), QLatin1String("{CA}")})
        && hasOne(numbering, {QLatin1String("{RR}"), QLatin1String("{R}"), QLatin1String("{RA}")});
}

void readSheets(const Json &sheets, HexGrid::Layout &layout)
{
    for (qsizetype i = 0; i < sheets.size(); ++i) {
        const Json &sheet = sheets.at(i);
        const QString numbering = sheet[u"numbering"].toString(layout.numbering);
        if (tellsApart(numbering))
            layout.sheets.push_back({int(sheet[u"from"].toInteger()),
                                     int(sheet[u"first_column"].toInteger(1)), numbering});
    }
}

} // namespace

std::optional<HexGrid::Layout> read(const Json &grid)
{
    HexGrid::Layout layout;
    const qint64 columns = grid[u"columns"].toInteger();
    const qint64 rows = grid[u"rows"].toInteger();
    if (!refusal(columns, rows).isEmpty())
        return {};
    layout.columns = int(columns);
    layout.rows = int(rows);
    if (grid[u"orientation"].toString() == u"pointy")
        layout.orientation = HexGrid::Orientation::Pointy;
    if (grid[u"shifted"].toString() == u"odd")
        layout.shifted = HexGrid::Shifted::Odd;
    if (grid[u"columns_grow"].toString() == u"left")
        layout.columnsGrow = HexGrid::ColumnsGrow::Left;
    if (grid[u"rows_grow"].toString() == u"up")
        layout.rowsGrow = HexGrid::RowsGrow::Up;
    layout.firstColumn = int(grid[u"first_column"].toInteger(layout.firstColumn));
    layout.firstRow = int(grid[u"first_row"].toInteger(layout.firstRow));
    const QString numbering = grid[u"numbering"].toString(layout.numbering);
    if (tellsApart(numbering))
        layout.numbering = numbering;
    readSheets(grid[u"sheets"], layout);
    return layout;
}

QString refusal(qint64 columns, qint64 rows)
{
    const auto number = [](qint64 value) { return QLocale().toString(value); };
    const int most = engine::limits::gridLength;
    if (columns < 1 || rows < 1 || columns > most || rows > most)
        return QCoreApplication::translate("GridLayout", "From 1 to %1.").arg(number(most));
    if (columns * rows > engine::limits::spaces)
        return QCoreApplication::translate("GridLayout",
                                           "That would be %1 hexes; a game can have at most %2.")
            .arg(number(columns * rows), number(engine::limits::spaces));
    return {};
}

double side(const Json &grid)
{
    const double wanted = grid[u"side"].toReal(c_side);
    return wanted >= 1 && wanted <= 10'000 ? wanted : c_side;
}

} // namespace editor::gridlayout
