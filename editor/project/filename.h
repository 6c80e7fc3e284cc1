// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

namespace editor {

/// What a file is called inside of its folder, without its ending.
namespace filename {

QString of(const QString &file);
/// The same file under another name.
QString renamed(const QString &file, const QString &name);
/// Moves a file with the translations of its texts. False when there is none, or one already.
bool move(Draft &draft, const QString &file, const QString &target);

} // namespace filename

} // namespace editor
