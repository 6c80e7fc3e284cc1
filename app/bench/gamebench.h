// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measure.h"

namespace app {

/// How quickly the window of the game with the most counters opens, moves its map and answers;
/// nothing where no game is installed.
std::vector<Measure> measureLargestGame();

} // namespace app
