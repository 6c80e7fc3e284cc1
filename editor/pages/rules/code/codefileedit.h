// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

namespace editor {

inline const QString c_main = QStringLiteral("rules/main.lua");

/// New files with code, together with what has to know of them.
namespace CodeFileEdit {

enum class Kind { Rules, Tests };

/// "rules/fight.lua".
QString fileOf(Kind kind, const QString &name);
/// Whether files with code may be called so: small letters, digits and "_".
bool isName(const QString &name);
/// Whether a new file can be called so, and nothing has the name.
bool isFree(const FileContents &files, Kind kind, const QString &name);
/// Adds a file; rules are named in main.lua, which is read first. False when the name is no good.
bool add(Draft &draft, Kind kind, const QString &name, const QString &text);
/// What a new file begins with.
QString beginning(Kind kind, const QString &name);
/// Adds a file with a decision that lets a player go on and nothing else yet, so that its phase can
/// be played; \a rule may be empty. Gives back the file; empty when there can be none.
QString addDecision(Draft &draft, const QString &id, const QString &rule);

} // namespace CodeFileEdit

} // namespace editor
