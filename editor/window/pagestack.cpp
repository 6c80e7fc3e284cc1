// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/pagestack.h"

#include "editor/document/jsonlines.h"
#include "editor/pages/balance/balancepage.h"
#include "editor/pages/boards/boardspage.h"
#include "editor/pages/counters/counterspage.h"
#include "editor/pages/module/modulepage.h"
#include "editor/pages/rulebook/rulebookpage.h"
#include "editor/pages/rules/rulespage.h"
#include "editor/pages/rules/textpage.h"
#include "editor/pages/scenarios/scenariospage.h"
#include "editor/pages/tables/tablespage.h"
#include "editor/pages/translate/translatepage.h"

namespace editor {

PageStack::PageStack(LiveModule &live, QWidget *parent)
    : QStackedWidget(parent)
    , m_live(live)
    , m_texts(new TextPage(live))
{
    m_pages = {new BoardsPage(live),    new CountersPage(live),
               new ScenariosPage(live), new TablesPage(live),
               new RulesPage(live),     new RulebookPage(live),
               new ModulePage(live),    m_texts,
               new TranslatePage(live), new BalancePage(live)};
    for (Page *page : std::as_const(m_pages)) {
        addWidget(page);
        connect(page, &Page::jump, this, &PageStack::open);
        connect(page, &Page::textRequested, this, &PageStack::openAsText);
    }
}

void PageStack::flush()
{
    if (Page *page = current())
        page->flush();
}

void PageStack::showPage(int index)
{
    flush();
    setCurrentIndex(index);
    emit shown(index);
}

void PageStack::open(const Place &place)
{
    const FileContents &files = m_live.document().files();
    const Place full = resolved(files, place);
    // A file that can't be read has nothing that its page could show.
    const bool isBroken = isBrokenJson(files, full.file);
    for (int i = 0; i < m_pages.size() && !isBroken; ++i) {
        if (m_pages[i] == m_texts || !m_pages[i]->shows(full))
            continue;
        showPage(i);
        m_pages[i]->open(full);
        return;
    }
    // What no other page shows is a text at least.
    if (m_texts->shows(full))
        openAsText(full);
}

void PageStack::openAsText(const Place &place)
{
    const FileContents &files = m_live.document().files();
    Place full = resolved(files, place);
    for (const engine::Issue &issue : m_live.issues()) {
        if (!full.line && isBrokenJson(files, full.file) && issue.file == full.file)
            full.line = issue.line;
    }
    showPage(int(m_pages.indexOf(m_texts)));
    m_texts->open(full);
}

void PageStack::switchToText()
{
    Page *page = current();
    page->flush();
    const Place place = page->place();
    if (!m_live.document().files().contains(place.file))
        return;
    if (page == m_texts)
        open(place);
    else
        openAsText(place);
}

} // namespace editor
