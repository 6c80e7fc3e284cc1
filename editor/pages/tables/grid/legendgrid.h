// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/tables/grid/grid.h"

namespace editor {

/// The named result codes of a table: each with what it means.
class LegendGrid : public Grid
{
    Q_DECLARE_TR_FUNCTIONS(LegendGrid)

public:
    using Grid::Grid;

    enum Column { Code, Meaning };

    int count(Line line) const override;
    QString head(Line line, int index) const override;
    JsonPath path(int row, int column) const override;
    JsonPath headPath(Line, int) const override { return {}; }
    CellType type(int) const override { return CellType::Text; }
    engine::Json value(int row, int column) const override;

    /// Another code is also written into the cells and values of this file that have the old one.
    bool set(Draft &draft, int row, int column, const engine::Json &value) const override;
    bool can(Line line, LineEdit edit) const override;
    bool insert(Draft &draft, Line line, int at) const override;
    bool remove(Draft &draft, Line line, int at) const override;
    bool move(Draft &draft, Line line, int from, int to) const override;
    bool rename(Draft &, Line, int, const QString &) const override { return false; }

    /// Adds a code that a cell has and nothing explains.
    bool add(Draft &draft, const QString &code) const;

protected:
    void read() override;

private:
    bool renameCode(Draft &draft, const QString &from, const QString &to) const;

    QStringList m_codes;
};

} // namespace editor
