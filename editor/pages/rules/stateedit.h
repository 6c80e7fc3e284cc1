// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

namespace editor {

/// Edits of rules/state.json: what a game keeps track of. \a group is "variables", "pieces" or
/// "spaces".
namespace StateEdit {

extern const QString file;

/// Adds a name that is not there yet, and makes the file if need be. Answers the name; empty when
/// it can't be.
QString add(Draft &draft, const QString &group, const QString &wanted);
bool remove(Draft &draft, const QString &group, const QString &name);
/// Sets what it begins with (key "initial") or another value; null takes it away.
bool set(Draft &draft, const QString &group, const QString &name, const QString &key,
         const engine::Json &value);
/// What was typed: JSON, or else simply words.
engine::Json valueOf(const QString &typed);

} // namespace StateEdit

} // namespace editor
