// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/clipboard.h"
#include "editor/pages/counters/counterspage.h"
#include "editor/pages/counters/edits/counterparcel.h"
#include "editor/pages/counters/model/countertablemodel.h"
#include "editor/pages/counters/panels/counterinspector.h"
#include "editor/pages/counters/panels/counterlevelbar.h"
#include "editor/pages/counters/panels/countertableview.h"
#include "editor/pages/counters/panels/plandialog.h"

#include <QApplication>
#include <QClipboard>
#include <QMessageBox>
#include <QPushButton>

namespace editor {

using engine::Json;
using Kind = CounterColumn::Kind;

namespace {

const QString c_kind = QStringLiteral("counters");

} // namespace

QString CountersPage::cellTitle(int column) const
{
    return tr("Set %1").arg(m_model->column(column).title());
}

void CountersPage::type(int piece, int column, const QString &text)
{
    QList<int> pieces = chosen();
    if (!pieces.contains(piece))
        pieces = {piece};
    m_levels->showMessage({});
    const PieceLevel level = m_levels->level();
    const CounterSource at = source().ofLevel(level);
    QList<int> entries = pieces;
    const Kind kind = m_model->column(column).kind;
    const bool isOwn = kind == Kind::Id || kind == Kind::Type
        || m_model->column(column).key == FieldKey{{}, QStringLiteral("count")};
    if (level != PieceLevel::Piece && !isOwn) {
        entries.clear();
        for (const QString &id : source().file.entriesOf(pieces, level))
            entries.append(at.file.indexOf(id));
        entries.removeAll(-1);
    }
    const CounterSource &used = isOwn ? source() : at;
    const CellPlan plan = CellPlanner(used, m_symbols).typed(entries, column, text);
    if (!plan.refusals.empty())
        m_levels->showMessage(plan.refusals.front().reason);
    apply(plan, used, cellTitle(column));
    m_table->makeRoom(column);
}

void CountersPage::apply(const CellPlan &plan, const CounterSource &used, const QString &title)
{
    if (plan.isEmpty())
        return;
    Draft draft = document().draft();
    plan.apply(draft, used);
    document().commit(draft, title);
}

void CountersPage::preview(const CellPlan &plan, const QString &title)
{
    auto *dialog = new PlanDialog(plan, source(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // The counters may change before the answer; then the plan is of no use any more.
    const auto content = document().files().value(PieceFile::fileName());
    connect(dialog, &QDialog::accepted, this, [this, dialog, title, content] {
        if (document().files().value(PieceFile::fileName()) == content)
            apply(dialog->plan(), source(), title);
        else
            m_levels->showMessage(tr("The counters changed meanwhile, so nothing was applied."));
    });
    dialog->open();
}

void CountersPage::hint(int column)
{
    const CounterColumn &which = m_model->column(column);
    const QList<int> pieces = chosen();
    const PieceLevel level = m_levels->level();
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
        m_table->setEditHint(lines.join(u'\n'));
}

void CountersPage::followLink(int piece)
{
    if (const PieceUse *use = m_model->place(piece))
        emit jump({use->file, 0, use->path});
}

bool CountersPage::offers(EditCommand command) const
{
    const bool hasChosen = !chosen().isEmpty();
    switch (command) {
    case EditCommand::Paste:
        return source().file.isReadable();
    case EditCommand::SelectAll:
    case EditCommand::Invert:
        return m_model->rowCount() > 0;
    default:
        return hasChosen;
    }
}

void CountersPage::perform(EditCommand command)
{
    switch (command) {
    case EditCommand::Cut:
        copy();
        remove();
        break;
    case EditCommand::Copy:
        copy();
        break;
    case EditCommand::Paste:
        paste();
        break;
    case EditCommand::Duplicate:
        duplicate();
        break;
    case EditCommand::Delete:
        if (m_table->choosesWholeRows())
            remove();
        else
            clearCells();
        break;
    case EditCommand::SelectAll:
        m_table->choosePieces(m_model->pieces());
        break;
    case EditCommand::Invert: {
        QList<int> others = m_model->pieces();
        for (const int piece : chosen())
            others.removeAll(piece);
        m_table->choosePieces(others);
        break;
    }
    case EditCommand::SelectNone:
        m_table->clearSelection();
        break;
    case EditCommand::Rename:
        if (const QList<int> pieces = chosen(); !pieces.isEmpty())
            m_table->editCell(pieces.first(), source().columns.find(Kind::Id));
        break;
    }
}

void CountersPage::copy() const
{
    delimited::Rows rows;
    const QList<int> columns = m_table->chosenColumns();
    for (const int piece : chosen()) {
        QStringList row;
        for (const int column : columns)
            row.append(m_model->column(column).text(source().file, piece));
        rows.append(row);
    }
    const QString text = delimited::write(rows, u'\t');
    if (m_table->choosesWholeRows())
        clipboard::copy(c_kind, CounterParcel::pack(document().files(), chosen()), text);
    else
        QApplication::clipboard()->setText(text);
}

void CountersPage::paste()
{
    const auto parcel = clipboard::paste(c_kind);
    if (!parcel) {
        pasteCells(QApplication::clipboard()->text());
        return;
    }
    Draft draft = document().draft();
    const QStringList ids = CounterParcel::unpack(draft, *parcel);
    document().commit(draft, tr("Paste %n counter(s)", "", int(ids.size())));
    reveal(ids);
}

void CountersPage::pasteCells(const QString &text)
{
    const delimited::Rows rows = delimited::read(text, u'\t');
    if (rows.isEmpty())
        return;
    const CellPlanner planner(source(), m_symbols);
    if (planner.hasHead(rows)) {
        preview(planner.table(rows), tr("Paste a table"));
        return;
    }
    const QList<int> pieces = chosen();
    const bool fills = rows.size() == 1 && rows.first().size() == 1;
    QList<int> columns = m_table->chosenColumns();
    QList<int> targets = pieces;
    if (!fills || pieces.isEmpty()) {
        const int row = pieces.isEmpty() ? 0 : m_model->row(pieces.first());
        targets = m_model->pieces().mid(row);
        columns = m_table->columnsFrom(columns.isEmpty() ? 0 : columns.first());
    }
    preview(planner.block(rows, targets, columns), tr("Paste cells"));
}

void CountersPage::fillDown()
{
    const QList<int> pieces = chosen();
    if (pieces.size() < 2)
        return;
    delimited::Rows rows;
    QStringList first;
    QList<int> columns = m_table->chosenColumns();
    columns.removeIf([this](int column) {
        return !m_model->column(column).isEditable() || m_model->column(column).kind == Kind::Id;
    });
    for (const int column : std::as_const(columns))
        first.append(m_model->column(column).text(source().file, pieces.first()));
    for (qsizetype i = 1; i < pieces.size(); ++i)
        rows.append(first);
    const CellPlan plan = CellPlanner(source(), m_symbols).block(rows, pieces.mid(1), columns);
    apply(plan, source(), tr("Fill down"));
}

void CountersPage::clearCells()
{
    CellPlan plan;
    const CellPlanner planner(source(), m_symbols);
    for (const QModelIndex &index : m_table->selectionModel()->selectedIndexes()) {
        const CounterColumn &column = m_model->column(index.column());
        if (!column.isEditable() || column.kind == Kind::Id || column.kind == Kind::Type)
            continue;
        const CellPlan one = planner.typed({m_model->piece(index.row())}, index.column(), {});
        plan.changes.insert(plan.changes.end(), one.changes.begin(), one.changes.end());
    }
    apply(plan, source(), tr("Clear cells"));
}

void CountersPage::addCounter(const QString &type)
{
    Draft draft = document().draft();
    const QList<int> pieces = chosen();
    QString side;
    const FieldKey key{{}, QStringLiteral("side")};
    for (int i = 0; i < source().file.count(); ++i) {
        if (source().file.pieces()[size_t(i)].type == type)
            side = source().file.own(i, key).toString();
    }
    if (side.isEmpty() && !source().words.sides.isEmpty()
        && source().file.type(type)[u"side"].isNull())
        side = source().words.sides.first().id;
    const QString id =
        CounterEdit(draft).addOfType(pieces.isEmpty() ? -1 : pieces.last(), type, side);
    document().commit(draft, tr("Add a counter"));
    reveal({id});
    m_table->setFocus();
}

void CountersPage::duplicate()
{
    Draft draft = document().draft();
    const QStringList ids = CounterEdit(draft).duplicate(chosen());
    document().commit(draft, tr("Duplicate %n counter(s)", "", int(ids.size())));
    reveal(ids);
}

void CountersPage::remove()
{
    const QList<int> pieces = chosen();
    if (pieces.isEmpty())
        return;
    QStringList ids;
    for (const int piece : pieces)
        ids += PieceFile::gameIds(source().file.pieces()[size_t(piece)]);
    const auto done = [this, pieces](InScenarios inScenarios) {
        Draft draft = document().draft();
        CounterEdit(draft).remove(pieces, inScenarios);
        m_table->clearSelection();
        document().commit(draft, tr("Delete %n counter(s)", "", int(pieces.size())));
    };
    const QList<PieceUse> uses = m_model->uses().ofAll(ids);
    if (uses.isEmpty()) {
        done(InScenarios::Keep);
        return;
    }
    QStringList scenarios;
    for (const PieceUse &use : uses)
        scenarios.append(use.scenario);
    scenarios.removeDuplicates();
    auto *box = new QMessageBox(
        QMessageBox::Question, tr("Delete counters"),
        tr("%n place(s) in scenarios name what you delete: %1.", "", int(uses.size()))
            .arg(scenarios.join(QStringLiteral(", "))),
        QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto *all = box->addButton(tr("Delete there, too"), QMessageBox::AcceptRole);
    auto *only = box->addButton(tr("Delete only the counters"), QMessageBox::DestructiveRole);
    box->addButton(tr("Keep them"), QMessageBox::RejectRole);
    box->setDefaultButton(all);
    connect(box, &QMessageBox::buttonClicked, this, [=](QAbstractButton *button) {
        if (button == all || button == only)
            done(button == all ? InScenarios::TakeOut : InScenarios::Keep);
    });
    box->open();
}

} // namespace editor
