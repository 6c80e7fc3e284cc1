// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/cellinput.h"
#include "editor/pages/counters/counteredit.h"
#include "editor/pages/tables/delimited.h"

namespace editor {

/// What an input, a paste or an import would change: shown first, then done.
struct CellPlan
{
    struct Change
    {
        int piece = 0;
        int column = 0;
        QString before;
        QString after;
        engine::Json value; ///< Null: taken away.
    };

    /// A counter that is not there yet.
    struct Fresh
    {
        int line = 0; ///< Of the table, from 1.
        QString id;
        std::vector<std::pair<int, engine::Json>> cells; ///< By column.
    };

    /// What can't be done.
    struct Refusal
    {
        int line = 0; ///< Of the table, from 1; 0: no line.
        QString place; ///< A counter or a column.
        QString reason;
    };

    std::vector<Change> changes;
    std::vector<Fresh> fresh;
    std::vector<Refusal> refusals;

    bool isEmpty() const { return changes.empty() && fresh.empty(); }
    int changedCounters() const;
    /// \a source must be what the plan was made with.
    void apply(Draft &draft, const CounterSource &source) const;
};

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
    void addFresh(CellPlan &plan, int line, const QString &id, const QStringList &row,
                  const QList<int> &columns) const;
    QList<int> headOf(CellPlan &plan, const QStringList &row) const;

    const CounterSource &m_source;
    CellInput m_input;
};

} // namespace editor
