// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses.h"
#include "editor/widgets/renamedialog.h"

namespace editor {

/// Other ids for sides, options and scenarios, with everything that names them.
namespace idrename {

enum class Kind { Side, Option, Scenario };

/// Whether one of the kind may be called so.
bool isFree(const FileContents &files, Kind kind, const QString &id);
/// Where files name it, beside where it is declared; what only looks like its id is not sure.
QList<Reference> references(Uses &uses, const FileContents &files, Kind kind, const QString &id);
/// The declaration, these places, and for a scenario its file and the translations of that.
bool rename(Draft &draft, Kind kind, const QString &from, const QString &to,
            const QList<Use> &places);

} // namespace idrename

} // namespace editor
