// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace editor {

class CellEdits;
class CounterSelection;
class CounterTableView;
class ModuleDocument;

/// Copies and pastes whole counters, between modules, too, and cells as any spreadsheet has them.
class CounterClipboard
{
    Q_DECLARE_TR_FUNCTIONS(editor::CounterClipboard)

public:
    /// All of them must outlive it.
    CounterClipboard(ModuleDocument &document, CounterSelection &selection,
                     const CounterTableView &table, CellEdits &cells);

    void copy() const;
    void paste();

private:
    ModuleDocument &m_document;
    CounterSelection &m_selection;
    const CounterTableView &m_table;
    CellEdits &m_cells;
};

} // namespace editor
