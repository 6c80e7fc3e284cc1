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

void RulebookPage::askForNumber()
{
    suggestNumber(tr("Renumber rule %1").arg(m_tree->current()), m_tree->current());
}

void RulebookPage::suggestNumber(const QString &title, const QString &suggested)
{
    const QString number = m_tree->current();
    if (number.isEmpty())
        return;
    Uses uses(document());
    const FileContents &files = document().files();
    auto *dialog = new RenameDialog(
        title, number,
        rulebookedit::references(uses, files, rulebookedit::renumbering(files, number, number)),
        [this, number](const QString &to) {
            const auto map = rulebookedit::renumbering(document().files(), number, to);
            return rulebookedit::isPossible(document().files(), map)
                ? QString()
                : tr("A rule needs a number like 4.2 that no other rule has.");
        },
        this);
    connect(dialog, &QDialog::accepted, this, [this, dialog, number] {
        Draft draft = document().draft();
        const QString to = dialog->name();
        const auto map = rulebookedit::renumbering(draft.files(), number, to);
        if (!rulebookedit::renumber(draft, map, dialog->chosen()))
            return;
        document().commit(draft, tr("Renumber %1 as %2").arg(number, to));
        m_tree->setCurrent(to);
    });
    dialog->field()->setText(suggested);
    dialog->field()->selectAll();
    dialog->open();
}

// The next number behind that of the paragraph that stands before it now.
QString RulebookPage::numberByPlace(const QString &number) const
{
    const QStringList all = rulebookedit::numbers(document().files());
    const QString before = all.value(all.indexOf(number) - 1);
    const int depth = rulenumber::depth(number);
    if (before.isEmpty() || rulenumber::depth(before) + 1 < depth)
        return number;
    return rulenumber::depth(before) < depth
        ? rulenumber::child(before, all)
        : rulenumber::next(before.section(u'.', 0, depth), all);
}

void RulebookPage::renumberInOrder()
{
    const QString above = m_tree->current();
    const auto map = rulebookedit::inOrder(document().files(), above);
    Uses uses(document());
    QList<Use> places;
    for (const Reference &reference : rulebookedit::references(uses, document().files(), map)) {
        if (reference.isSure)
            places.append(reference.use);
    }
    Draft draft = document().draft();
    if (rulebookedit::renumber(draft, map, places))
        document().commit(draft, tr("Renumber what is below %1").arg(above));
}

void RulebookPage::move(const QString &number, const QString &before)
{
    Draft draft = document().draft();
    if (!rulebookedit::move(draft, number, before))
        return;
    document().commit(draft, tr("Move rule %1").arg(number));
    m_tree->setCurrent(number);
    const QString suggested = numberByPlace(number);
    if (suggested != number)
        suggestNumber(tr("Rule %1 stands elsewhere now: renumber it?").arg(number), suggested);
}

} // namespace editor
