// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/gamestate.h"

namespace engine {

/// Whether a state can take \a change without harm. Rules make only such changes, but those that
/// are read from a file may be anything.
bool isApplicable(const Change &change, const Module &module, const GameState &state);

/// The same for a list of changes, each done after the one before.
bool areApplicable(const std::vector<Change> &changes, const Module &module, GameState state);

} // namespace engine
