// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

namespace app {

/// The places that the rules name as those to be held or, if they name none, those that the map
/// gives points for.
std::vector<engine::SpaceId> victoryPlaces(GameController &controller);

} // namespace app
