// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

namespace editor {

inline const QString c_phases = QStringLiteral("phases");

/// Edits of rules/sequence.json. A phase goes by its path: {"phases", 0, "phases", 2}.
namespace SequenceEdit {

extern const QString file;

/// The path of the list that a phase stands in.
JsonPath listOf(const JsonPath &phase);
qsizetype placeIn(const JsonPath &phase);
/// An id that no phase has yet.
QString freeId(const Draft &draft, const QString &wanted);

/// Adds a phase at a place of a list ({"phases"} or that of another phase), which is made if it is
/// not there. Answers its path; empty when it can't be.
JsonPath add(Draft &draft, const JsonPath &list, qsizetype place, const QString &id,
             const QString &name);
bool remove(Draft &draft, const JsonPath &phase);
/// Moves a phase to where it has the index \a place among the others of \a list. Answers its new
/// path; empty when it would stand below itself.
JsonPath move(Draft &draft, const JsonPath &phase, JsonPath list, qsizetype place);
/// A phase like it, right behind, with an id of its own.
JsonPath duplicate(Draft &draft, const JsonPath &phase);

} // namespace SequenceEdit

} // namespace editor
