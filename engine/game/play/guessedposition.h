// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"
#include "engine/state/viewer.h"

namespace engine {

/// Deals the pieces of the map whose faces \a viewer does not see out anew over the places where
/// such pieces stand: a trial must not find out what is where.
std::vector<Change> guessedPosition(const Game &game, Viewer viewer, Random &random);

} // namespace engine
