// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/plandialog.h"

#include "app/view/style/tokens.h"
#include "app/view/style/windowsize.h"
#include "editor/widgets/answerbuttons.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr size_t c_mostLines = 2000; ///< More than anybody reads; the counts say the rest.

QTreeWidgetItem *group(QTreeWidget *list, const QString &title)
{
    auto *item = new QTreeWidgetItem(list, {title});
    QFont font = item->font(0);
    font.setBold(true);
    item->setFont(0, font);
    item->setFirstColumnSpanned(true);
    return item;
}

} // namespace

PlanDialog::PlanDialog(const CellPlan &plan, const CounterSource &source, QWidget *parent)
    : QDialog(parent)
    , m_plan(plan)
    , m_summary(new QLabel)
    , m_list(new QTreeWidget)
{
    setWindowTitle(tr("What will change"));
    view::resizeOnScreen(*this, {fontMetrics().height() * 44, fontMetrics().height() * 32});
    m_summary->setText(summary());
    m_summary->setWordWrap(true);
    m_list->setHeaderLabels({tr("Counter"), tr("Column"), tr("Before"), tr("After")});
    m_list->setAccessibleName(tr("What will change"));
    m_list->setUniformRowHeights(true);
    addRefusals();
    addFresh(source);
    addChanges(source);
    m_list->expandAll();
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto *buttons = new AnswerButtons(*this, tr("Apply the changes"), tr("Change nothing"));
    m_apply = buttons->answer();
    m_apply->setEnabled(!plan.isEmpty());
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_list);
    layout->addWidget(buttons);
    m_apply->setFocus();
}

QString PlanDialog::summary() const
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
    return parts.join(u' ');
}

void PlanDialog::addRefusals()
{
    if (m_plan.refusals.empty())
        return;
    auto *top = group(m_list, tr("Can't be used"));
    const view::Tokens tokens = view::Tokens::of(palette());
    for (size_t i = 0; i < std::min(c_mostLines, m_plan.refusals.size()); ++i) {
        const CellPlan::Refusal &refusal = m_plan.refusals[i];
        const QString where = refusal.line && !refusal.place.isEmpty()
            ? tr("Line %1, %2").arg(QString::number(refusal.line), refusal.place)
            : refusal.line ? tr("Line %1").arg(refusal.line)
                           : refusal.place;
        // Over all columns: a reason is longer than any value.
        auto *item =
            new QTreeWidgetItem(top, {QStringLiteral("%1: %2").arg(where, refusal.reason)});
        item->setFirstColumnSpanned(true);
        item->setForeground(0, tokens.bad);
        item->setToolTip(0, refusal.reason);
    }
}

void PlanDialog::addFresh(const CounterSource &source)
{
    if (m_plan.fresh.empty())
        return;
    auto *top = group(m_list, tr("New"));
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
    auto *top = group(m_list, tr("Changed"));
    for (size_t i = 0; i < std::min(c_mostLines, m_plan.changes.size()); ++i) {
        const CellPlan::Change &change = m_plan.changes[i];
        const QString after = change.value.isNull() ? tr("as its type") : change.after;
        new QTreeWidgetItem(top,
                            {source.file.pieces()[size_t(change.piece)].id,
                             source.columns.at(change.column).title(), change.before, after});
    }
}

} // namespace editor
