// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "engine/game/play/game.h"

namespace app {

/// Scenario, seed and options as the command line gives them; fails when the module has none such.
engine::Result<engine::GameSetup> gameSetup(const Arguments &arguments,
                                            const engine::Module &module);

} // namespace app
