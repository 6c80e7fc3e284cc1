// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/testing/testrunner.h"

namespace scripting {

/// The golden playthroughs (tests/*.play) of a module.
QStringList playthroughs(const engine::Module &module);

/// Plays one of them again.
///
/// The first line says how the game begins, {"scenario": …, "seed": …, "options": {…}}; then each
/// line is an action {"do": {…}}, a change by hand {"adjust": {…}}, or the hash that the state has
/// there, {"hash": …}.
TestRunner::TestResult checkPlaythrough(const engine::Module &module, engine::Rules &rules,
                                        const QString &file);

} // namespace scripting
