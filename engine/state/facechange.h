// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/gamestate.h"

namespace engine {

/// Shows the face of a piece to a side (none: to all), also under others where only tops are seen.
change::SetSeen shown(const Module &module, const GameState &state, PieceId piece, SideId side);
/// Hides it from a side (none: from all but its own). Takes back what was shown under others; of
/// what is seen like any other, the face is hidden.
change::SetSeen hidden(const GameState &state, PieceId piece, SideId side);

} // namespace engine
