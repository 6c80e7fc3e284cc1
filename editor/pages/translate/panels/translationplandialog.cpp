// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/translationplandialog.h"

#include "app/view/style/tokens.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>

namespace editor {

TranslationPlanDialog::TranslationPlanDialog(const TranslationPlan &plan, QWidget *parent)
    : ChangesDialog({tr("Text"), tr("Before"), tr("After")}, parent)
{
    QStringList sentences;
    if (plan.changes().empty())
        sentences.append(tr("Nothing will change."));
    else
        sentences.append(tr("%n translation(s) will change.", "", int(plan.changes().size())));
    if (!plan.refusals().empty())
        sentences.append(tr("%n line(s) can't be used.", "", int(plan.refusals().size())));
    setSummary(sentences);
    addRefusals(plan);
    addChanges(plan);
    applyButton()->setEnabled(!plan.changes().empty());
    finish();
    list()->header()->setSectionResizeMode(QHeaderView::Stretch);
}

void TranslationPlanDialog::addRefusals(const TranslationPlan &plan)
{
    if (plan.refusals().empty())
        return;
    auto *top = addGroup(tr("Can't be used"));
    const view::Tokens tokens = view::Tokens::of(palette());
    for (size_t i = 0; i < std::min(c_mostLines, plan.refusals().size()); ++i) {
        const TranslationPlan::Refusal &refusal = plan.refusals()[i];
        const QString where = refusal.line ? tr("Line %1").arg(refusal.line) : tr("The table");
        auto *item = new QTreeWidgetItem(top, {where, refusal.reason.simplified()});
        item->setForeground(1, tokens.bad);
        item->setToolTip(1, refusal.reason);
    }
}

void TranslationPlanDialog::addChanges(const TranslationPlan &plan)
{
    if (plan.changes().empty())
        return;
    auto *top = addGroup(tr("Changed"));
    for (size_t i = 0; i < std::min(c_mostLines, plan.changes().size()); ++i) {
        const TranslationPlan::Change &change = plan.changes()[i];
        auto *item = new QTreeWidgetItem(
            top,
            {change.source.simplified(), change.before.simplified(), change.after.simplified()});
        item->setToolTip(0, change.source);
        item->setToolTip(1, change.before);
        item->setToolTip(2, change.after);
    }
}

} // namespace editor
