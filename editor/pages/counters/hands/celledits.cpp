// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/hands/celledits.h"

#include "editor/document/moduledocument.h"
#include "editor/pages/counters/hands/counterselection.h"
#include "editor/pages/counters/model/countertablemodel.h"
#include "editor/pages/counters/panels/counterlevelbar.h"
#include "editor/pages/counters/panels/countertableview.h"
#include "editor/pages/counters/panels/plandialog.h"

namespace editor {

using Kind = CounterColumn::Kind;

CellEdits::CellEdits(ModuleDocument &document, CounterSelection &selection,
                     CounterTableModel &model, CounterTableView &table, CounterLevelBar &levels,
                     QWidget *page)
    : QObject(page)
    , m_document(document)
    , m_selection(selection)
    , m_model(model)
    , m_table(table)
    , m_levels(levels)
    , m_page(page)
{
}

const CounterSource &CellEdits::source() const
{
    return m_selection.source();
}

CellPlanner CellEdits::planner() const
{
    return CellPlanner(source(), m_symbols);
}

void CellEdits::type(int piece, int column, const QString &text)
{
    QList<int> pieces = m_selection.pieces();
    if (!pieces.contains(piece))
        pieces = {piece};
    m_levels.showMessage({});
    const PieceLevel level = m_levels.level();
    const CounterSource at = source().ofLevel(level);
    QList<int> entries = pieces;
    const Kind kind = m_model.column(column).kind;
    const bool isOwn = kind == Kind::Id || kind == Kind::Type
        || m_model.column(column).key == FieldKey{{}, QStringLiteral("count")};
    if (level != PieceLevel::Piece && !isOwn) {
        entries.clear();
        for (const QString &id : source().file.entriesOf(pieces, level))
            entries.append(at.file.indexOf(id));
        entries.removeAll(-1);
    }
    const CounterSource &used = isOwn ? source() : at;
    const CellPlan plan = CellPlanner(used, m_symbols).typed(entries, column, text);
    if (!plan.refusals.empty())
        m_levels.showMessage(plan.refusals.front().reason);
    apply(plan, used, tr("Set %1").arg(m_model.column(column).title()));
    m_table.makeRoom(column);
}

void CellEdits::apply(const CellPlan &plan, const CounterSource &used, const QString &title)
{
    if (plan.isEmpty())
        return;
    Draft draft = m_document.draft();
    plan.apply(draft, used);
    m_document.commit(draft, title);
}

void CellEdits::preview(const CellPlan &plan, const QString &title)
{
    auto *dialog = new PlanDialog(plan, source(), m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // The counters may change before the answer; then the plan is of no use any more.
    const auto content = m_document.files().value(PieceFile::fileName());
    connect(dialog, &QDialog::accepted, this, [this, dialog, title, content] {
        if (m_document.files().value(PieceFile::fileName()) == content)
            apply(dialog->plan(), source(), title);
        else
            m_levels.showMessage(tr("The counters changed meanwhile, so nothing was applied."));
    });
    dialog->open();
}

void CellEdits::hint(int column)
{
    const CounterColumn &which = m_model.column(column);
    const QList<int> pieces = m_selection.pieces();
    const PieceLevel level = m_levels.level();
    QStringList lines;
    if (level != PieceLevel::Piece && which.kind != Kind::Id && which.kind != Kind::Type) {
        const QStringList entries = source().file.entriesOf(pieces, level);
        int counters = 0;
        for (const QString &id : entries)
            counters += source().file.countersOf(level, id);
        const QString names = entries.join(QStringLiteral(", "));
        lines.append(level == PieceLevel::Type
                         ? tr("Editing the type %1: %n counter(s)", "", counters).arg(names)
                         : tr("Editing the template %1: %n counter(s)", "", counters).arg(names));
    } else if (pieces.size() > 1) {
        lines.append(tr("Editing %n cell(s)", "", int(pieces.size())));
    }
    if (which.isNumber())
        lines.append(tr("A number, or a sum such as +1, *2 or =attack-1 for each."));
    if (pieces.size() > 1)
        lines.append(tr("Enter applies to all of them, Esc leaves them."));
    if (lines.size() > 1 || level != PieceLevel::Piece || pieces.size() > 1)
        m_table.setEditHint(lines.join(u'\n'));
}

void CellEdits::paste(const QString &text)
{
    const delimited::Rows rows = delimited::read(text, u'\t');
    if (rows.isEmpty())
        return;
    const CellPlanner planner = this->planner();
    if (planner.hasHead(rows)) {
        preview(planner.table(rows), tr("Paste a table"));
        return;
    }
    const QList<int> pieces = m_selection.pieces();
    const bool fills = rows.size() == 1 && rows.first().size() == 1;
    QList<int> columns = m_table.chosenColumns();
    QList<int> targets = pieces;
    if (!fills || pieces.isEmpty()) {
        const int row = pieces.isEmpty() ? 0 : m_model.row(pieces.first());
        targets = m_model.pieces().mid(row);
        columns = m_table.columnsFrom(columns.isEmpty() ? 0 : columns.first());
    }
    preview(planner.block(rows, targets, columns), tr("Paste cells"));
}

void CellEdits::fillDown()
{
    const QList<int> pieces = m_selection.pieces();
    if (pieces.size() < 2)
        return;
    delimited::Rows rows;
    QStringList first;
    QList<int> columns = m_table.chosenColumns();
    columns.removeIf([this](int column) {
        return !m_model.column(column).isEditable() || m_model.column(column).kind == Kind::Id;
    });
    for (const int column : std::as_const(columns))
        first.append(m_model.column(column).text(source().file, pieces.first()));
    for (qsizetype i = 1; i < pieces.size(); ++i)
        rows.append(first);
    apply(planner().block(rows, pieces.mid(1), columns), source(), tr("Fill down"));
}

void CellEdits::clear()
{
    CellPlan plan;
    const CellPlanner planner = this->planner();
    for (const QModelIndex &index : m_table.selectionModel()->selectedIndexes()) {
        const CounterColumn &column = m_model.column(index.column());
        if (!column.isEditable() || column.kind == Kind::Id || column.kind == Kind::Type)
            continue;
        const CellPlan one = planner.typed({m_model.piece(index.row())}, index.column(), {});
        plan.changes.insert(plan.changes.end(), one.changes.begin(), one.changes.end());
    }
    apply(plan, source(), tr("Clear cells"));
}

} // namespace editor
