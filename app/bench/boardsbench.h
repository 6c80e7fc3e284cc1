// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measure.h"

namespace app {

/// How quickly a board of 10,000 hexes answers while it is painted in the editor's window.
std::vector<Measure> measureBoards();

} // namespace app
