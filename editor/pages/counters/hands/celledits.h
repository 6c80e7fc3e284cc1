// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/symbolset.h"
#include "editor/pages/counters/edits/cellplanner.h"

#include <QWidget>

namespace editor {

class CounterLevelBar;
class CounterSelection;
class CounterTableModel;
class CounterTableView;
class ModuleDocument;

/// What the designer does to the cells of the table, each as one step of the history.
class CellEdits : public QObject
{
    Q_OBJECT

public:
    /// \a page is what questions stand in front of; all of them must outlive it.
    CellEdits(ModuleDocument &document, CounterSelection &selection, CounterTableModel &model,
              CounterTableView &table, CounterLevelBar &levels, QWidget *page);

    CellPlanner planner() const;
    /// Into a cell; where it belongs to the chosen counters, into those of all of them.
    void type(int piece, int column, const QString &text);
    /// The first chosen row into all chosen ones.
    void fillDown();
    void clear();
    void paste(const QString &text);
    /// Shows what \a plan does, and does it if the designer agrees.
    void preview(const CellPlan &plan, const QString &title);
    /// Says what an edit in \a column will change.
    void hint(int column);

private:
    void apply(const CellPlan &plan, const CounterSource &used, const QString &title);
    const CounterSource &source() const;

    ModuleDocument &m_document;
    CounterSelection &m_selection;
    CounterTableModel &m_model;
    CounterTableView &m_table;
    CounterLevelBar &m_levels;
    QWidget *m_page;
    view::SymbolSet m_symbols;
};

} // namespace editor
