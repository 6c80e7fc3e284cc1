// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/belowtabs.h"

#include "editor/widgets/useslist.h"
#include "editor/window/historylist.h"

namespace editor {

BelowTabs::BelowTabs(LiveModule &live, QWidget *parent)
    : QTabWidget(parent)
    , m_problems(new ProblemsPanel(live))
    , m_history(new HistoryList(live.document()))
    , m_list(new UsesList)
    , m_uses(live.document())
{
    setDocumentMode(true);
    addTab(m_problems, {});
    addTab(m_history, {});
    addTab(m_list, {});
    connect(m_problems, &ProblemsPanel::opened, this, &BelowTabs::opened);
    connect(m_list, &UsesList::opened, this, &BelowTabs::opened);
    connect(m_problems, &ProblemsPanel::counted, this, [this](int errors, int warnings) {
        m_problemCount = errors + warnings;
        nameTabs();
    });
    connect(&live.document(), &ModuleDocument::changed, this, [this] {
        if (!m_word.isEmpty() && m_list->isVisible())
            m_list->setUses(m_uses.find(m_word));
    });
    m_problemCount = int(live.issues().size());
}

void BelowTabs::showUses(const QString &word)
{
    m_word = word;
    m_list->setUses(m_uses.find(word));
    setCurrentWidget(m_list);
    nameTabs();
}

void BelowTabs::setPages(const QList<Page *> &pages)
{
    m_history->setPages(pages);
}

void BelowTabs::nameTabs()
{
    setTabText(indexOf(m_problems),
               m_problemCount ? tr("Problems (%1)").arg(m_problemCount) : tr("Problems"));
    setTabText(indexOf(m_history), tr("History"));
    setTabText(indexOf(m_list), m_word.isEmpty() ? tr("Where used") : tr("Uses of %1").arg(m_word));
}

void BelowTabs::retranslate()
{
    m_history->setAccessibleName(tr("History"));
    setAccessibleName(tr("Problems, history and uses"));
    m_list->setAccessibleName(tr("Where used"));
    m_list->setEmptyText(tr("Choose “Where used” on a field, table or rule to see its uses here."));
    m_problems->retranslate();
    nameTabs();
}

} // namespace editor
