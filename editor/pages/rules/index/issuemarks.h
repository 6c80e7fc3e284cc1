// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/code/codeproblem.h"
#include "engine/core/issue.h"
#include "scripting/source/namescheck.h"

namespace editor {

/// The flaws of a file as marks in its text: under the word that is to blame, where one is named.
/// Of \a names it is known exactly where they stand and what mends them.
QList<CodeProblem> issueMarks(const engine::Issues &issues, const QString &file,
                              const QString &text,
                              QList<scripting::NamesCheck::Finding> names = {});

} // namespace editor
