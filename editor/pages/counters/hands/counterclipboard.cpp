// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/hands/counterclipboard.h"

#include "editor/document/moduledocument.h"
#include "editor/pages/clipboard.h"
#include "editor/pages/counters/edits/counterparcel.h"
#include "editor/pages/counters/hands/celledits.h"
#include "editor/pages/counters/hands/counterselection.h"
#include "editor/pages/counters/panels/countertableview.h"

#include <QApplication>
#include <QClipboard>

namespace editor {

namespace {

const QString c_kind = QStringLiteral("counters");

} // namespace

CounterClipboard::CounterClipboard(ModuleDocument &document, CounterSelection &selection,
                                   const CounterTableView &table, CellEdits &cells)
    : m_document(document)
    , m_selection(selection)
    , m_table(table)
    , m_cells(cells)
{
}

void CounterClipboard::copy() const
{
    delimited::Rows rows;
    const CounterSource &source = m_selection.source();
    const QList<int> columns = m_table.chosenColumns();
    for (const int piece : m_selection.pieces()) {
        QStringList row;
        for (const int column : columns)
            row.append(source.columns.at(column).text(source.file, piece));
        rows.append(row);
    }
    const QString text = delimited::write(rows, u'\t');
    if (m_table.choosesWholeRows())
        clipboard::copy(c_kind, CounterParcel::pack(m_document.files(), m_selection.pieces()),
                        text);
    else
        QApplication::clipboard()->setText(text);
}

void CounterClipboard::paste()
{
    const auto parcel = clipboard::paste(c_kind);
    if (!parcel) {
        m_cells.paste(QApplication::clipboard()->text());
        return;
    }
    Draft draft = m_document.draft();
    const QStringList ids = CounterParcel::unpack(draft, *parcel);
    m_document.commit(draft, tr("Paste %n counter(s)", "", int(ids.size())));
    m_selection.reveal(ids);
}

} // namespace editor
