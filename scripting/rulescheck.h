// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"
#include "engine/module/module.h"

namespace scripting {

/// What is wrong with a module's Lua: every file that can't be read or run, and what a start of each
/// scenario shows.
engine::Issues checkRules(const engine::Module &module);

} // namespace scripting
