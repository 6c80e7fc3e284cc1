// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/hands/countertablefile.h"

#include "editor/pages/counters/hands/celledits.h"
#include "editor/pages/counters/model/countertablemodel.h"
#include "editor/pages/counters/panels/counterlevelbar.h"
#include "engine/storage/atomicfile.h"

#include <QFileDialog>

namespace editor {

CounterTableFile::CounterTableFile(CellEdits &cells, CounterTableModel &model,
                                   CounterLevelBar &levels, QWidget *page)
    : QObject(page)
    , m_cells(cells)
    , m_model(model)
    , m_levels(levels)
    , m_page(page)
{
}

void CounterTableFile::importFrom(const QString &path)
{
    const auto bytes = engine::readBounded(path, engine::limits::textBytes);
    if (!bytes) {
        m_levels.showMessage(bytes.error().message);
        return;
    }
    const delimited::Rows rows = delimited::read(delimited::decoded(bytes.value()));
    m_cells.preview(m_cells.planner().table(rows), tr("Import a table"));
}

engine::Result<engine::Done> CounterTableFile::exportTo(const QString &path) const
{
    const delimited::Rows rows = m_cells.planner().written(m_model.pieces());
    return engine::writeAtomically(path, delimited::fileBytes(rows));
}

void CounterTableFile::chooseImport()
{
    auto *dialog =
        new QFileDialog(m_page, tr("Import a table"), {}, tr("Tables (*.csv *.tsv *.txt)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &CounterTableFile::importFrom);
    dialog->open();
}

void CounterTableFile::chooseExport()
{
    auto *dialog = new QFileDialog(m_page, tr("Export the counters"), {}, tr("Tables (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        if (const auto done = exportTo(path); !done)
            m_levels.showMessage(done.error().message);
    });
    dialog->open();
}

} // namespace editor
