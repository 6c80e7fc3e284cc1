// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/plandialog.h"

#include "app/view/style/tokens.h"

#include <QPushButton>
#include <QTreeWidget>

namespace editor {

PlanDialog::PlanDialog(const CellPlan &plan, const CounterSource &source, QWidget *parent)
    : ChangesDialog({tr("Counter"), tr("Column"), tr("Before"), tr("After")}, parent)
    , m_plan(plan)
{
    setSummary(summary());
    addRefusals();
    addFresh(source);
    addChanges(source);
    applyButton()->setEnabled(!plan.isEmpty());
    finish();
}

QStringList PlanDialog::summary() const
{
    QStringList parts;
    if (m_plan.isEmpty())
        parts.append(tr("Nothing will change."));
    if (!m_plan.fresh.empty())
        parts.append(tr("%n counter(s) will be new.", "", int(m_plan.fresh.size())));
    if (!m_plan.changes.empty())
        parts.append(tr("%n cell(s) will change.", "", int(m_plan.changes.size())));
    if (!m_plan.refusals.empty())
        parts.append(tr("%n part(s) can't be used.", "", int(m_plan.refusals.size())));
    return parts;
}

void PlanDialog::addRefusals()
{
    if (m_plan.refusals.empty())
        return;
    auto *top = addGroup(tr("Can't be used"));
    const view::Tokens tokens = view::Tokens::of(palette());
    for (size_t i = 0; i < std::min(c_mostLines, m_plan.refusals.size()); ++i) {
        const CellPlan::Refusal &refusal = m_plan.refusals[i];
        const QString where = refusal.line ? tr("Line %1").arg(refusal.line) : refusal.place;
        auto *item = new QTreeWidgetItem(top, {where, refusal.place, refusal.reason});
        item->setForeground(2, tokens.bad);
        item->setToolTip(2, refusal.reason);
    }
}

void PlanDialog::addFresh(const CounterSource &source)
{
    if (m_plan.fresh.empty())
        return;
    auto *top = addGroup(tr("New"));
    const view::Tokens tokens = view::Tokens::of(palette());
    for (size_t i = 0; i < std::min(c_mostLines, m_plan.fresh.size()); ++i) {
        const CellPlan::Fresh &fresh = m_plan.fresh[i];
        QStringList cells;
        for (const auto &[column, value] : fresh.cells) {
            if (!value.isNull())
                cells.append(QStringLiteral("%1 %2").arg(source.columns.at(column).title(),
                                                         CounterColumn::written(value)));
        }
        auto *item = new QTreeWidgetItem(top, {fresh.id, {}, {}, cells.join(QStringLiteral(", "))});
        item->setForeground(3, tokens.good);
    }
}

void PlanDialog::addChanges(const CounterSource &source)
{
    if (m_plan.changes.empty())
        return;
    auto *top = addGroup(tr("Changed"));
    for (size_t i = 0; i < std::min(c_mostLines, m_plan.changes.size()); ++i) {
        const CellPlan::Change &change = m_plan.changes[i];
        const QString after = change.value.isNull() ? tr("as its type") : change.after;
        new QTreeWidgetItem(top,
                            {source.file.pieces()[size_t(change.piece)].id,
                             source.columns.at(change.column).title(), change.before, after});
    }
}

} // namespace editor
