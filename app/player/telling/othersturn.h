// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "engine/game/telling/beat.h"

namespace app {

/// What others than who looks have done, as far as it can be seen.
namespace othersturn {

/// Whether the last thing that was done is one of theirs.
bool isLast(const GameController &controller);
/// Somebody else at the same screen has done a good deal, and who looks decides now.
bool isHandOver(const GameController &controller);
/// All that they did since the last step of who looks, as it would be told.
std::vector<engine::Beat> beats(const GameController &controller);
/// The turn in which the command of this number was done.
int turnBefore(const GameController &controller, int step);

} // namespace othersturn

} // namespace app
