// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/widgets/renamedialog.h"

namespace editor {

/// The pictures of a module: other names for them, with what shows them.
namespace picturefiles {

/// Those that belong to the module as a whole; a board's own picture is called like the board.
bool isPicture(const QString &file);
/// Where data files name it.
QList<Reference> references(const FileContents &files, const QString &file);
/// Gives it another name at these places as well; the new file, empty when it can't be.
QString rename(Draft &draft, const QString &file, const QString &name, const QList<Use> &uses);

} // namespace picturefiles

} // namespace editor
