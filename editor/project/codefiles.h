// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/widgets/renamedialog.h"

namespace editor {

/// The files with Lua of a module: other names for them and their end, with what loads them.
namespace codefiles {

/// Rules and tests but for main.lua, which every module needs.
bool isChangeable(const QString &file);
bool isFree(const FileContents &files, const QString &file, const QString &name);
/// Where other files load it.
QList<Reference> references(const FileContents &files, const QString &file);
/// Gives it another name at these places as well; the new file, empty when it can't be.
QString rename(Draft &draft, const QString &file, const QString &name, const QList<Use> &uses);
/// Removes the file and the lines that do nothing but load it.
void remove(Draft &draft, const QString &file);
/// The places that would miss it then.
QList<Reference> brokenBy(const FileContents &files, const QString &file);

} // namespace codefiles

} // namespace editor
