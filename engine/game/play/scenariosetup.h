// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/scenario.h"
#include "engine/state/change.h"

namespace engine {

/// What puts the pieces of a scenario into their places, before any rule acts.
std::vector<Change> setupChanges(const Scenario &scenario);

} // namespace engine
