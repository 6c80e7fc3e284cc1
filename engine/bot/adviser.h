// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "engine/path/bitmask.h"

namespace engine {

class GameState;

/// Rules that also help a computer player implement this beside engine::Rules.
class Adviser
{
public:
    virtual ~Adviser() = default;

    /// Places that should be looked at first in the question of the top frame; none: all are alike.
    virtual Result<BitMask> worthTrying(const GameState &state) = 0;
};

} // namespace engine
