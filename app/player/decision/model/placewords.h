// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

namespace app::placewords {

/// What kind of ground a place is, and how many pieces stand there.
QString ground(const GameController &controller, engine::SpaceId space);

} // namespace app::placewords
