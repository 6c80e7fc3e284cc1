// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/scenario.h"
#include "engine/state/change.h"
#include "engine/state/gamestate.h"

namespace engine {

/// What \a chosen makes of the options that the module and its scenario have.
std::shared_ptr<const GameSetting> settingOf(const Module &module, const Scenario &scenario,
                                             const QHash<QString, QString> &chosen);

/// What puts the pieces of a scenario into their places, before any rule acts.
std::vector<Change> setupChanges(const Scenario &scenario);

} // namespace engine
