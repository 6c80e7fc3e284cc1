// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/edits/cellplanner.h"

#include <QSet>

#include <algorithm>

namespace editor {

using Kind = CounterColumn::Kind;

void CellPlanner::addCell(CellPlan &plan, int line, int piece, int column,
                          const QString &text) const
{
    const CounterColumn &which = m_source.columns.at(column);
    const QString before = which.text(m_source.file, piece);
    if (before.trimmed() == text.trimmed())
        return;
    const QString place = m_source.file.pieces()[size_t(piece)].id;
    const auto value =
        line ? m_input.readPlain(piece, which, text) : m_input.read(piece, which, text);
    if (!value) {
        plan.refusals.push_back({line, place, value.error().message});
        return;
    }
    if (value.value() == which.value(m_source.file, piece))
        return;
    // An empty cell means what the type says.
    if (value->isNull() && m_source.file.own(piece, which.key).isNull()
        && !(which.step && m_source.file.value(piece, which.key).isArray()))
        return;
    plan.changes.push_back(
        {piece, column, before, CounterColumn::written(value.value()), value.value()});
}

CellPlan CellPlanner::typed(const QList<int> &pieces, int column, const QString &text) const
{
    CellPlan plan;
    if (m_source.columns.at(column).kind == Kind::Id && pieces.size() > 1) {
        plan.refusals.push_back({0, text, tr("Two counters can't have the same id.")});
        return plan;
    }
    for (const int piece : pieces)
        addCell(plan, 0, piece, column, text);
    return plan;
}

CellPlan CellPlanner::block(const delimited::Rows &rows, const QList<int> &pieces,
                            const QList<int> &columns) const
{
    CellPlan plan;
    if (rows.isEmpty())
        return plan;
    const bool fills = rows.size() == 1 && rows.first().size() == 1;
    const qsizetype height = fills ? pieces.size() : rows.size();
    for (qsizetype i = 0; i < height; ++i) {
        const QStringList &row = fills ? rows.first() : rows[i];
        const int line = int(i) + 1;
        if (i >= pieces.size()) {
            plan.refusals.push_back(
                {line, row.first(), tr("There is no counter below to take this row.")});
            continue;
        }
        const qsizetype width = fills ? columns.size() : row.size();
        for (qsizetype j = 0; j < width; ++j) {
            const QString &text = fills ? row.first() : row[j];
            if (j < columns.size())
                addCell(plan, line, pieces[i], columns[j], text);
            else
                plan.refusals.push_back(
                    {line, text, tr("There is no column to the right to take this cell.")});
        }
    }
    return plan;
}

bool CellPlanner::hasHead(const delimited::Rows &rows) const
{
    if (rows.isEmpty())
        return false;
    bool hasId = false;
    for (const QString &cell : rows.first()) {
        const int column = m_source.columns.find(cell);
        hasId = hasId || (column >= 0 && m_source.columns.at(column).kind == Kind::Id);
    }
    return hasId;
}

QList<int> CellPlanner::headOf(CellPlan &plan, const QStringList &row) const
{
    QList<int> columns;
    for (const QString &cell : row) {
        int column = m_source.columns.find(cell);
        if (column < 0 && !cell.trimmed().isEmpty())
            plan.refusals.push_back({1, cell, tr("There is no column “%1”.").arg(cell)});
        if (column >= 0 && columns.contains(column)) {
            plan.refusals.push_back({1, cell, tr("The column “%1” is there twice.").arg(cell)});
            column = -1;
        }
        if (column >= 0 && !m_source.columns.at(column).isEditable())
            column = -1;
        columns.append(column);
    }
    return columns;
}

CellPlan CellPlanner::table(const delimited::Rows &rows) const
{
    CellPlan plan;
    if (!hasHead(rows)) {
        plan.refusals.push_back(
            {1, {}, tr("The first line must name the columns, and one of them must be “id”.")});
        return plan;
    }
    const QList<int> columns = headOf(plan, rows.first());
    const auto idAt = columns.indexOf(m_source.columns.find(Kind::Id));
    QSet<QString> seen;
    for (qsizetype i = 1; i < rows.size(); ++i) {
        const int line = int(i) + 1;
        const QString id = rows[i].value(idAt).trimmed();
        // Spreadsheets leave empty lines at the end.
        if (rows[i].join(QString()).trimmed().isEmpty())
            continue;
        if (seen.contains(id)) {
            plan.refusals.push_back({line, id, tr("The counter “%1” is there twice.").arg(id)});
            continue;
        }
        seen.insert(id);
        const int piece = m_source.file.indexOf(id);
        if (piece < 0) {
            addFresh(plan, line, id, rows[i], columns);
            continue;
        }
        addLine(plan, line, piece, rows[i], columns);
    }
    return plan;
}

void CellPlanner::addLine(CellPlan &plan, int line, int piece, const QStringList &row,
                          const QList<int> &columns) const
{
    // With another type other values are taken over; the line says what must be there then.
    const auto typeAt = columns.indexOf(m_source.columns.find(Kind::Type));
    const QString before = m_source.file.pieces()[size_t(piece)].type;
    QString type = before;
    if (typeAt >= 0 && typeAt < row.size()) {
        const auto read =
            m_input.readPlain(piece, m_source.columns.at(columns[typeAt]), row[typeAt]);
        type = read ? read->toString(before) : before;
    }
    if (type != before) {
        plan.changes.push_back({piece, columns[typeAt], before, type, type});
        CounterSource other = m_source;
        other.file.setType(piece, type);
        const CellPlanner planner(other, m_input.symbols());
        planner.addLine(plan, line, piece, row, columns);
        return;
    }
    for (qsizetype j = 0; j < std::min(columns.size(), row.size()); ++j) {
        if (columns[j] >= 0 && m_source.columns.at(columns[j]).kind != Kind::Id)
            addCell(plan, line, piece, columns[j], row[j]);
    }
    if (row.size() > columns.size())
        plan.refusals.push_back({line, m_source.file.pieces()[size_t(piece)].id,
                                 tr("The line has more cells than the first one has names.")});
}

void CellPlanner::addFresh(CellPlan &plan, int line, const QString &id, const QStringList &row,
                           const QList<int> &columns) const
{
    CellPlan::Fresh counter{line, id, {}};
    const auto refuse = [&](const QString &reason) { plan.refusals.push_back({line, id, reason}); };
    if (const auto good = m_input.readPlain(-1, m_source.columns.at(0), id); !good)
        return refuse(good.error().message);
    bool hasType = false;
    for (qsizetype j = 0; j < std::min(columns.size(), row.size()); ++j) {
        if (columns[j] < 0 || m_source.columns.at(columns[j]).kind == Kind::Id)
            continue;
        const CounterColumn &column = m_source.columns.at(columns[j]);
        const auto value = m_input.readPlain(-1, column, row[j]);
        if (!value)
            return refuse(value.error().message);
        hasType = hasType || column.kind == Kind::Type;
        counter.cells.emplace_back(columns[j], value.value());
    }
    if (!hasType)
        return refuse(tr("A new counter needs a type, but the table has no column for it."));
    plan.fresh.push_back(std::move(counter));
}

delimited::Rows CellPlanner::written(const QList<int> &pieces) const
{
    delimited::Rows rows(1);
    for (int column = 0; column < m_source.columns.count(); ++column) {
        if (m_source.columns.at(column).isEditable())
            rows[0].append(m_source.columns.at(column).name);
    }
    for (const int piece : pieces) {
        QStringList row;
        for (int column = 0; column < m_source.columns.count(); ++column) {
            if (m_source.columns.at(column).isEditable())
                row.append(m_source.columns.at(column).text(m_source.file, piece));
        }
        rows.append(row);
    }
    return rows;
}

} // namespace editor
