// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/tables/grid/grid.h"

namespace editor {

/// The columns, rows and cells of a table: combat results, turn track …
class CellsGrid : public Grid
{
public:
    using Grid::Grid;

    int count(Line line) const override { return line == Line::Row ? m_rows : m_columns; }
    QString head(Line line, int index) const override;
    JsonPath path(int row, int column) const override;
    JsonPath headPath(Line line, int index) const override;
    CellType type(int column) const override;
    bool saysType(int column) const override;
    QList<CellType> typesToChoose() const override;

    bool set(Draft &draft, int row, int column, const engine::Json &value) const override;
    bool can(Line, LineEdit) const override { return m_isGood; }
    bool insert(Draft &draft, Line line, int at) const override;
    bool remove(Draft &draft, Line line, int at) const override;
    bool move(Draft &draft, Line line, int from, int to) const override;
    bool rename(Draft &draft, Line line, int at, const QString &name) const override;
    bool setType(Draft &draft, int column, std::optional<CellType> type) const override;

    /// Whether the file has cells, and they are rows of values.
    bool isGood() const { return m_isGood; }
    bool isKnownCode(const QString &text) const;
    /// What the legend says of a code; empty when it says nothing.
    QString meaning(const QString &code) const;
    QStringList codes() const;
    /// Gives a table without cells one row and one column.
    bool make(Draft &draft) const;

protected:
    void read() override;

private:
    int cellsIn(int row) const;
    QString freeHead(Line line) const;
    CellType guess(int column) const;
    /// As the file has it; empty: it says nothing.
    QString saidType(int column) const;

    bool m_isGood = false;
    int m_rows = 0;
    int m_columns = 0;
    QStringList m_codes;
    QList<CellType> m_types;
};

} // namespace editor
