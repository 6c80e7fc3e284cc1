// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/document/uses/use.h"

namespace editor {

/// The kinds of ground, edges and ways and the classes of mobility in tables/terrain.json, with
/// what refers to them on boards, in the table itself and among the pieces.
namespace kindedit {

enum class List { Terrains, Edges, Ways, Classes };

/// Its name in the file.
QString key(List list);
QStringList ids(const FileContents &files, List list);
/// Everything but the kind itself; what rules say of it is not looked for.
QList<Use> references(const FileContents &files, List list, const QString &id);
/// Whether a kind may be called so.
bool isFree(const FileContents &files, List list, const QString &id);
/// The kind and all its references; false when the name is bad or taken.
bool rename(Draft &draft, List list, const QString &from, const QString &to);
/// The kind and only these of its references.
bool rename(Draft &draft, List list, const QString &from, const QString &to,
            const QList<Use> &uses);
/// A new kind of the list at \a at, or a class, with a name that nothing has.
bool add(Draft &draft, List list, qsizetype at);
/// The kind, and where ways cancel it; boards keep their hexes, which lint then tells of.
bool remove(Draft &draft, List list, const QString &id);

} // namespace kindedit

} // namespace editor
