// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses/uses.h"
#include "editor/widgets/renamedialog.h"

namespace editor {

/// The table files of a module: making, copying, renaming and removing them.
namespace tablefiles {

enum class Kind { Combat, Grid, Turns, Terrain, Values };

bool isTable(const QString &file);
QStringList names(const FileContents &files);
/// As the file says, else by the file's name.
QString id(const FileContents &files, const QString &file);
QString title(const FileContents &files, const QString &file);
bool isFree(const FileContents &files, const QString &id);

/// The new file; empty when there can be no other one of that kind.
QString add(Draft &draft, Kind kind);
QString duplicate(Draft &draft, const QString &file);
void remove(Draft &draft, const QString &file);
/// Gives a table another id, its file another name, and takes its translations along. The new
/// file; empty when it can't be.
QString rename(Draft &draft, const QString &file, const QString &id, const QList<Use> &uses);
/// Where rules name a table; what only looks like its id is not sure.
QList<Reference> references(Uses &uses, const FileContents &files, const QString &file);

} // namespace tablefiles

} // namespace editor
