// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/jsonlines.h"
#include "editor/pages/rules/textpage.h"
#include "editor/window/editorwindow.h"

namespace editor {

Place EditorWindow::resolved(const Place &place) const
{
    Place full = place;
    const auto content = document().files().value(place.file);
    if (!content || !content->json())
        return full;
    if (full.path.empty() && full.line > 0)
        full.path = pathAt(*content, full.line);
    else if (!full.path.empty() && !full.line)
        full.line = lineOf(*content, full.path);
    return full;
}

// A file that can't be read has nothing that its page could show.
bool EditorWindow::isBroken(const QString &file) const
{
    const auto content = document().files().value(file);
    return content && file.endsWith(u".json") && !content->json();
}

void EditorWindow::open(const Place &place)
{
    const Place full = resolved(place);
    for (int i = 0; i < m_pages.size() && !isBroken(full.file); ++i) {
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

void EditorWindow::openAsText(const Place &place)
{
    Place full = resolved(place);
    for (const engine::Issue &issue : m_live->issues()) {
        if (!full.line && isBroken(full.file) && issue.file == full.file)
            full.line = issue.line;
    }
    showPage(int(m_pages.indexOf(m_texts)));
    m_texts->open(full);
}

void EditorWindow::switchToText()
{
    Page *page = currentPage();
    page->flush();
    const Place place = page->place();
    if (!document().files().contains(place.file))
        return;
    if (page == m_texts)
        open(place);
    else
        openAsText(place);
}

} // namespace editor
