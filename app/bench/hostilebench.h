// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measure.h"

namespace app {

/// What the worst of all hostile pictures costs, in the library, on the board, on counters and for
/// lint, in time and in memory above a good game; needs a QApplication. \a folder has the template
/// of a game on hexes.
std::vector<Measure> measureHostilePictures(const QString &folder);

} // namespace app
