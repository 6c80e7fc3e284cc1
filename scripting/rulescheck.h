// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"
#include "engine/module/model/module.h"

namespace scripting {

/// Every Lua file that can't even be read, whatever else the module has.
engine::Issues checkSyntax(const engine::ModuleFiles &files);

/// What is wrong with a module's Lua: every file that can't be read or run, and what a start of
/// each scenario shows.
engine::Issues checkRules(const engine::Module &module);

} // namespace scripting
