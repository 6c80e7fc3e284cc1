// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/moduleloader.h"

#include <functional>

namespace scripting {

/// Looks at what only a program that draws can judge, such as the art of counters, and does not
/// say again what is known: see view::checkDrawn().
using DrawnCheck =
    std::function<engine::Issues(const engine::Module &, const engine::Issues &known)>;

/// Everything that is wrong with a module, by file and line: the same for the command line, the
/// editor, installing and tests. One error hides no other: what can't be read is left out of what
/// is looked at, and only running the rules needs all of it.
///
/// \a loaded was read from \a files, and has no module where module.json is of no use.
engine::Issues lint(const engine::ModuleFiles &files, const engine::LoadedModule &loaded,
                    const DrawnCheck &drawn);
engine::Issues lint(const engine::ModuleFiles &files, const DrawnCheck &drawn);

} // namespace scripting
