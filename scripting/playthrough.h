// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/testrunner.h"

namespace scripting {

/// Plays the golden playthroughs (tests/*.play) of a module again.
///
/// The first line says how the game begins, {"scenario": …, "seed": …, "options": {…}}; then each line
/// is an action {"do": {…}} or the hash that the state has there, {"hash": …}.
QList<TestRunner::TestResult> checkPlaythroughs(const engine::Module &module, LuaRules &rules);

} // namespace scripting
