// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/counterspage.h"
#include "editor/pages/counters/edits/counteredit.h"
#include "editor/pages/counters/model/countertablemodel.h"
#include "editor/pages/counters/panels/counterlevelbar.h"
#include "engine/core/jsonreader.h"
#include "engine/storage/atomicfile.h"

#include <QFileDialog>
#include <QInputDialog>

namespace editor {

using engine::Done;
using engine::Result;

void CountersPage::importTable(const QString &path)
{
    const auto bytes = engine::readBounded(path, engine::limits::textBytes);
    if (!bytes) {
        m_levels->showMessage(bytes.error().message);
        return;
    }
    const delimited::Rows rows = delimited::read(delimited::decoded(bytes.value()));
    preview(CellPlanner(source(), m_symbols).table(rows), tr("Import a table"));
}

Result<Done> CountersPage::exportTable(const QString &path) const
{
    const delimited::Rows rows = CellPlanner(source(), m_symbols).written(m_model->pieces());
    return engine::writeAtomically(path, delimited::fileBytes(rows));
}

void CountersPage::chooseImport()
{
    auto *dialog =
        new QFileDialog(this, tr("Import a table"), {}, tr("Tables (*.csv *.tsv *.txt)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &CountersPage::importTable);
    dialog->open();
}

void CountersPage::chooseExport()
{
    auto *dialog = new QFileDialog(this, tr("Export the counters"), {}, tr("Tables (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        if (const auto done = exportTable(path); !done)
            m_levels->showMessage(done.error().message);
    });
    dialog->open();
}

void CountersPage::askForValue()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Add a value"));
    dialog->setLabelText(tr("Name of the value, as rules will use it:"));
    dialog->setOkButtonText(tr("Add the value"));
    dialog->setCancelButtonText(tr("Add nothing"));
    connect(dialog, &QInputDialog::textValueSelected, this, &CountersPage::addValue);
    dialog->open();
}

void CountersPage::addValue(const QString &key)
{
    const QString name = key.trimmed();
    const FieldKey field{QStringLiteral("values"), name};
    if (!engine::JsonReader::isIdentifier(name) || source().columns.find(field) >= 0) {
        m_levels->showMessage(
            tr("“%1” can't be a new value: it is there already, or it has other signs than "
               "letters, digits, “_”, “-” and “.”.")
                .arg(name));
        return;
    }
    const PieceLevel level = m_levels->level();
    const PieceFile at = source().file.ofLevel(level);
    const QList<int> pieces = chosen().isEmpty() ? m_model->pieces() : chosen();
    Draft draft = document().draft();
    CounterEdit edit(draft);
    if (level == PieceLevel::Piece) {
        for (const int piece : pieces)
            edit.setField(at.pathOf(piece), field, 0);
    } else {
        for (const QString &id : source().file.entriesOf(pieces, level)) {
            if (const int entry = at.indexOf(id); entry >= 0)
                edit.setField(at.pathOf(entry), field, 0);
        }
    }
    document().commit(draft, tr("Add the value “%1”").arg(name));
}

} // namespace editor
