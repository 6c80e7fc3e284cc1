// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/edits/cellinput.h"
#include "editor/pages/counters/edits/cellplan.h"
#include "editor/pages/tables/grid/delimited.h"

namespace editor {

/// Makes plans of what is typed, pasted or read from a file.
class CellPlanner
{
    Q_DECLARE_TR_FUNCTIONS(editor::CellPlanner)

public:
    CellPlanner(const CounterSource &source, const view::SymbolSet &symbols)
        : m_source(source)
        , m_input(source, symbols)
    {
    }

    /// The same text into one column of several counters; may be a sum.
    CellPlan typed(const QList<int> &pieces, int column, const QString &text) const;
    /// Cells into counters and columns that are given one by one; a single cell fills all of them.
    CellPlan block(const delimited::Rows &rows, const QList<int> &pieces,
                   const QList<int> &columns) const;
    /// A whole table: its first row names the columns, and one of them is the id.
    CellPlan table(const delimited::Rows &rows) const;
    /// Whether the first row names the columns, the id among them.
    bool hasHead(const delimited::Rows &rows) const;

    /// The counters as such a table.
    delimited::Rows written(const QList<int> &pieces) const;

private:
    void addCell(CellPlan &plan, int line, int piece, int column, const QString &text) const;
    void addLine(CellPlan &plan, int line, int piece, const QStringList &row,
                 const QList<int> &columns) const;
    void addFresh(CellPlan &plan, int line, const QString &id, const QStringList &row,
                  const QList<int> &columns) const;
    QList<int> headOf(CellPlan &plan, const QStringList &row) const;

    const CounterSource &m_source;
    CellInput m_input;
};

} // namespace editor
