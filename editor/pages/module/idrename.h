// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses/idschema.h"
#include "editor/document/uses/uses.h"

namespace editor {

/// Other ids for sides, options, seats, scenarios and phases and other names for what a game keeps
/// track of, with everything that names them.
namespace idrename {

/// Whether ids of the kind are names in Lua, as in `vars.stock`.
bool isWord(IdKind kind);
/// Whether it is always there, under just this name.
bool isFixed(IdKind kind, const QString &id);
/// Whether one of the kind may be called so.
bool isFree(const FileContents &files, IdKind kind, const QString &id);
/// Where files name it, beside where it is declared; what only looks like its id is not sure.
QList<Reference> references(Uses &uses, const FileContents &files, IdKind kind, const QString &id);
/// The declaration, these places, and for a scenario its file and the translations of that.
bool rename(Draft &draft, IdKind kind, const QString &from, const QString &to,
            const QList<Use> &places);

} // namespace idrename

} // namespace editor
