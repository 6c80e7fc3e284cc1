// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"

namespace engine {

/// Everything that is wrong with a module, by file and line: what loading it found, what its
/// scripts have (\a luaIssues), and what only shows when the files are held against each other.
Issues lint(const Module &module, const Issues &loadIssues, const Issues &luaIssues = {});

/// By file and line, each once.
Issues inOrder(Issues issues);

} // namespace engine
