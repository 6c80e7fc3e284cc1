// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/paragraphedits.h"

#include "editor/pages/rulebook/rulebookedit.h"
#include "editor/pages/rulebook/rulebooktree.h"
#include "editor/pages/rulebook/rulenumber.h"
#include "editor/widgets/removalquestion.h"

#include <QLineEdit>

namespace editor {

ParagraphEdits::ParagraphEdits(ModuleDocument &document, RulebookTree &tree, RuleCoverage &coverage,
                               QWidget *parent)
    : QObject(parent)
    , m_document(document)
    , m_tree(tree)
    , m_coverage(coverage)
    , m_window(parent)
{
}

void ParagraphEdits::begin()
{
    Draft draft = m_document.draft();
    rulebookedit::begin(draft);
    m_document.commit(draft, tr("Begin a rulebook"));
}

// Behind the paragraph and everything below it.
int ParagraphEdits::placeBehind(const QString &number) const
{
    int place = 0;
    for (const auto &paragraph : rulebookedit::read(m_document.files()).paragraphs) {
        if (paragraph.id == number || rulenumber::isBelow(paragraph.id, number))
            place = paragraph.line + 1;
    }
    return place;
}

void ParagraphEdits::insert(const QString &number, int index)
{
    Draft draft = m_document.draft();
    if (!rulebookedit::insert(draft, index, number, tr("New rule")))
        return;
    m_document.commit(draft, tr("New paragraph"));
    m_tree.setCurrent(number);
    emit inserted();
}

void ParagraphEdits::addBehind()
{
    const QString number = m_tree.current();
    insert(rulenumber::next(number, rulebookedit::numbers(m_document.files())),
           placeBehind(number));
}

void ParagraphEdits::addBelow()
{
    const QString number = m_tree.current();
    insert(rulenumber::child(number, rulebookedit::numbers(m_document.files())),
           placeBehind(number));
}

void ParagraphEdits::addChapter()
{
    const QStringList numbers = rulebookedit::numbers(m_document.files());
    insert(rulenumber::nextChapter(numbers), int(numbers.size()));
}

void ParagraphEdits::askForNumber()
{
    suggestNumber(tr("Renumber rule %1").arg(m_tree.current()), m_tree.current());
}

void ParagraphEdits::suggestNumber(const QString &title, const QString &suggested)
{
    const QString number = m_tree.current();
    if (number.isEmpty())
        return;
    Uses uses(m_document);
    const FileContents &files = m_document.files();
    auto *dialog = new RenameDialog(
        title, number,
        rulebookedit::references(uses, files, rulebookedit::renumbering(files, number, number)),
        [this, number](const QString &to) {
            const auto map = rulebookedit::renumbering(m_document.files(), number, to);
            return rulebookedit::isPossible(m_document.files(), map)
                ? QString()
                : tr("A rule needs a number like 4.2 that no other rule has.");
        },
        m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog, number] {
        Draft draft = m_document.draft();
        const QString to = dialog->name();
        const auto map = rulebookedit::renumbering(draft.files(), number, to);
        if (!rulebookedit::renumber(draft, map, dialog->chosen()))
            return;
        m_document.commit(draft, tr("Renumber %1 as %2").arg(number, to));
        m_tree.setCurrent(to);
    });
    dialog->field()->setText(suggested);
    dialog->field()->selectAll();
    dialog->open();
}

// The next number behind that of the paragraph that stands before it now.
QString ParagraphEdits::numberByPlace(const QString &number) const
{
    const QStringList all = rulebookedit::numbers(m_document.files());
    const QString before = all.value(all.indexOf(number) - 1);
    const int depth = rulenumber::depth(number);
    if (before.isEmpty() || rulenumber::depth(before) + 1 < depth)
        return number;
    return rulenumber::depth(before) < depth
        ? rulenumber::child(before, all)
        : rulenumber::next(before.section(u'.', 0, depth), all);
}

void ParagraphEdits::renumberInOrder()
{
    const QString above = m_tree.current();
    const auto map = rulebookedit::inOrder(m_document.files(), above);
    Uses uses(m_document);
    QList<Use> places;
    for (const Reference &reference : rulebookedit::references(uses, m_document.files(), map)) {
        if (reference.isSure)
            places.append(reference.use);
    }
    Draft draft = m_document.draft();
    if (rulebookedit::renumber(draft, map, places))
        m_document.commit(draft, tr("Renumber what is below %1").arg(above));
}

void ParagraphEdits::move(const QString &number, const QString &before)
{
    Draft draft = m_document.draft();
    if (!rulebookedit::move(draft, number, before))
        return;
    m_document.commit(draft, tr("Move rule %1").arg(number));
    m_tree.setCurrent(number);
    const QString suggested = numberByPlace(number);
    if (suggested != number)
        suggestNumber(tr("Rule %1 stands elsewhere now: renumber it?").arg(number), suggested);
}

void ParagraphEdits::remove()
{
    Draft draft = m_document.draft();
    if (rulebookedit::remove(draft, m_tree.current()))
        m_document.commit(draft, tr("Delete rule %1").arg(m_tree.current()));
}

void ParagraphEdits::askToRemove()
{
    const QString number = m_tree.current();
    const int count = int(m_coverage.code(number).size() + m_coverage.links(number).size());
    if (!count) {
        remove();
        return;
    }
    auto *question = new RemovalQuestion(
        {tr("Delete the paragraph"),
         tr("%n place(s) name this rule. They would lead to the rule above it, or nowhere.",
            nullptr, count),
         tr("Delete the paragraph"), tr("Keep it")},
        m_window);
    connect(question, &RemovalQuestion::agreed, this, &ParagraphEdits::remove);
    question->open();
}

} // namespace editor
