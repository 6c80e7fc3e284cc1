// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/paragraphpanel.h"
#include "editor/pages/rulebook/rulebookedit.h"
#include "editor/pages/rulebook/rulebookpage.h"
#include "editor/pages/rulebook/rulebooktree.h"
#include "editor/pages/rulebook/rulenumber.h"

#include <QLineEdit>

namespace editor {

// Behind the paragraph and everything below it.
int RulebookPage::placeBehind(const QString &number) const
{
    int place = 0;
    for (const auto &paragraph : rulebookedit::read(document().files()).paragraphs) {
        if (paragraph.id == number || rulenumber::isBelow(paragraph.id, number))
            place = paragraph.line + 1;
    }
    return place;
}

void RulebookPage::insert(const QString &number, int index)
{
    Draft draft = document().draft();
    if (!rulebookedit::insert(draft, index, number, tr("New rule")))
        return;
    document().commit(draft, tr("New paragraph"));
    m_tree->setCurrent(number);
    m_panel->titleEdit()->setFocus();
    m_panel->titleEdit()->selectAll();
}

void RulebookPage::addBehind()
{
    const QString number = m_tree->current();
    insert(rulenumber::next(number, rulebookedit::numbers(document().files())),
           placeBehind(number));
}

void RulebookPage::addBelow()
{
    const QString number = m_tree->current();
    insert(rulenumber::child(number, rulebookedit::numbers(document().files())),
           placeBehind(number));
}

void RulebookPage::addChapter()
{
    const QStringList numbers = rulebookedit::numbers(document().files());
    insert(rulenumber::nextChapter(numbers), int(numbers.size()));
}

} // namespace editor
