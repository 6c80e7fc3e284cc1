// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/sequencepanel.h"

#include <QMenu>
#include <QToolButton>

namespace editor {

void SequencePanel::addPhase()
{
    Draft draft = m_live.document().draft();
    const JsonPath now = current();
    const JsonPath list = SequenceEdit::listOf(now);
    const qsizetype place =
        now.empty() ? std::numeric_limits<int>::max() : SequenceEdit::placeIn(now) + 1;
    const JsonPath added = SequenceEdit::add(
        draft, list, place, SequenceEdit::freeId(draft, QStringLiteral("phase")), tr("New phase"));
    if (added.empty())
        return;
    m_live.document().commit(draft, tr("Add a phase"));
    choose(added);
}

void SequencePanel::addPhaseBelow()
{
    JsonPath list = current();
    if (list.empty())
        return;
    list.push_back(c_phases);
    Draft draft = m_live.document().draft();
    const JsonPath added =
        SequenceEdit::add(draft, list, std::numeric_limits<int>::max(),
                          SequenceEdit::freeId(draft, QStringLiteral("phase")), tr("New phase"));
    if (added.empty())
        return;
    m_live.document().commit(draft, tr("Add a phase"));
    choose(added);
}

void SequencePanel::removePhase()
{
    Draft draft = m_live.document().draft();
    if (SequenceEdit::remove(draft, current()))
        m_live.document().commit(draft, tr("Delete a phase"));
}

void SequencePanel::duplicatePhase()
{
    Draft draft = m_live.document().draft();
    const JsonPath made = SequenceEdit::duplicate(draft, current());
    if (made.empty())
        return;
    m_live.document().commit(draft, tr("Duplicate a phase"));
    choose(made);
}

void SequencePanel::renamePhase()
{
    if (m_tree->currentItem())
        m_tree->editItem(m_tree->currentItem(), 0);
}

void SequencePanel::movePhase(const JsonPath &phase, const JsonPath &list, qsizetype place)
{
    Draft draft = m_live.document().draft();
    const JsonPath moved = SequenceEdit::move(draft, phase, list, place);
    if (moved.empty())
        return;
    m_live.document().commit(draft, tr("Move a phase"));
    choose(moved);
}

void SequencePanel::drop(QTreeWidgetItem *onto, PhaseTree::Where where)
{
    const JsonPath phase = current();
    if (phase.empty())
        return;
    if (!onto || where == PhaseTree::Where::AtEnd) {
        movePhase(phase, {c_phases}, m_tree->topLevelItemCount());
        return;
    }
    m_tree->setCurrentItem(onto);
    JsonPath target = current();
    choose(phase);
    if (where == PhaseTree::Where::Into) {
        target.push_back(c_phases);
        movePhase(phase, target, onto->childCount());
        return;
    }
    const JsonPath list = SequenceEdit::listOf(target);
    qsizetype place = SequenceEdit::placeIn(target) + (where == PhaseTree::Where::Below ? 1 : 0);
    // Within its own list the phase itself counts no more.
    if (SequenceEdit::listOf(phase) == list && SequenceEdit::placeIn(phase) < place)
        --place;
    movePhase(phase, list, place);
}

void SequencePanel::openCode(const QTreeWidgetItem *item)
{
    if (!item)
        return;
    const JsonText *phase = m_live.document().json(SequenceEdit::file, current());
    if (!phase)
        return;
    const auto text = [&](const char *key) {
        const JsonText *value = phase->find({QString::fromLatin1(key)});
        return value ? value->toJson().toString() : QString();
    };
    emit codeRequested(text("decision"), text("id"), text("rule"));
}

void SequencePanel::showMenu(QPoint place)
{
    QMenu menu(this);
    const bool isPhase = m_tree->currentItem();
    const auto add = [&](const QString &title, auto does, bool isEnabled) {
        menu.addAction(title, this, does)->setEnabled(isEnabled);
    };
    add(
        tr("Open the code"), [this] { openCode(m_tree->currentItem()); }, isPhase);
    menu.addSeparator();
    add(
        tr("Add a phase"), [this] { addPhase(); }, true);
    add(
        tr("Add a phase below"), [this] { addPhaseBelow(); }, isPhase);
    add(
        tr("Duplicate"), [this] { duplicatePhase(); }, isPhase);
    add(
        tr("Rename"), [this] { renamePhase(); }, isPhase);
    add(
        tr("Delete"), [this] { removePhase(); }, isPhase);
    menu.exec(m_tree->viewport()->mapToGlobal(place));
}

} // namespace editor
