// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <optional>

namespace app::placewords {

/// What kind of ground a place is, and how many pieces stand there.
QString ground(const GameController &controller, engine::SpaceId space);

/// For the line below the board: ground, who holds it, what it costs, and who could go there.
QString line(const GameController &controller, engine::SpaceId space, std::optional<double> cost);

} // namespace app::placewords
