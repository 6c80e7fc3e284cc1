// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/sequence/phaseedits.h"

#include <limits>

namespace editor {

namespace {

constexpr qsizetype c_atEnd = std::numeric_limits<int>::max();

} // namespace

JsonPath PhaseEdits::addAfter(const JsonPath &phase) const
{
    return add(SequenceEdit::listOf(phase),
               phase.empty() ? c_atEnd : SequenceEdit::placeIn(phase) + 1);
}

JsonPath PhaseEdits::addBelow(const JsonPath &phase) const
{
    if (phase.empty())
        return {};
    JsonPath list = phase;
    list.push_back(c_phases);
    return add(list, c_atEnd);
}

JsonPath PhaseEdits::add(const JsonPath &list, qsizetype place) const
{
    Draft draft = m_document.draft();
    const JsonPath added = SequenceEdit::add(
        draft, list, place, SequenceEdit::freeId(draft, QStringLiteral("phase")), tr("New phase"));
    return commit(draft, added, tr("Add a phase"));
}

JsonPath PhaseEdits::duplicate(const JsonPath &phase) const
{
    Draft draft = m_document.draft();
    const JsonPath made = SequenceEdit::duplicate(draft, phase);
    return commit(draft, made, tr("Duplicate a phase"));
}

JsonPath PhaseEdits::move(const JsonPath &phase, const JsonPath &list, qsizetype place) const
{
    Draft draft = m_document.draft();
    const JsonPath moved = SequenceEdit::move(draft, phase, list, place);
    return commit(draft, moved, tr("Move a phase"));
}

void PhaseEdits::remove(const JsonPath &phase) const
{
    Draft draft = m_document.draft();
    if (SequenceEdit::remove(draft, phase))
        m_document.commit(draft, tr("Delete a phase"));
}

void PhaseEdits::setText(const JsonPath &phase, const QString &key, const QString &text) const
{
    JsonPath path = phase;
    path.push_back(key);
    Draft draft = m_document.draft();
    if (text.isEmpty())
        draft.remove(SequenceEdit::file, path);
    else
        draft.set(SequenceEdit::file, path, text);
    m_document.commit(draft, tr("Change a phase"));
}

JsonPath PhaseEdits::commit(const Draft &draft, const JsonPath &made, const QString &step) const
{
    if (!made.empty())
        m_document.commit(draft, step);
    return made;
}

} // namespace editor
