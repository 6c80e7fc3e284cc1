// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace engine {

/// Why \a name can't be the path of a file in a module, as a sentence; empty when it can.
/// A good name means the same file on every system and never leaves the module.
QString entryNameProblem(const QString &name);

/// Whether \a name belongs to a hidden file or an editor's leftover, which no module has.
bool isLeftoverName(const QString &name);

/// Equal for names that some file systems take for the same file.
QString foldedEntryName(const QString &name);

} // namespace engine
