// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QWidget>

namespace editor {

class CellEdits;
class CounterLevelBar;
class CounterTableModel;

/// The counters as a table in a file, for those who calculate elsewhere.
class CounterTableFile : public QObject
{
    Q_OBJECT

public:
    /// \a page is what questions stand in front of; all of them must outlive it.
    CounterTableFile(CellEdits &cells, CounterTableModel &model, CounterLevelBar &levels,
                     QWidget *page);

    void chooseImport();
    void chooseExport();
    /// What the dialogs call.
    void importFrom(const QString &path);
    engine::Result<engine::Done> exportTo(const QString &path) const;

private:
    CellEdits &m_cells;
    CounterTableModel &m_model;
    CounterLevelBar &m_levels;
    QWidget *m_page;
};

} // namespace editor
