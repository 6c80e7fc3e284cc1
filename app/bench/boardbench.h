// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measure.h"

#include <vector>

namespace app {

/// Draws a board of 5,000 hexes with 1,000 counters at 1600×1000; needs a QApplication. Takes
/// some seconds. \a started is how long the program has run until it could open a board, in ms.
std::vector<Measure> measureBoard(double started = 0);

} // namespace app
