// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"
#include "engine/core/result.h"
#include "engine/path/bitmask.h"

#include <optional>

namespace engine {

class GameState;

/// Rules that also help a computer player implement this beside engine::Rules.
class Adviser
{
public:
    virtual ~Adviser() = default;

    /// Places that should be looked at first in the question of the top frame; none: all are alike.
    virtual Result<BitMask> worthTrying(const GameState &state) = 0;

    /// Pieces that should be taken up in the question of the top frame, where that is only the
    /// first half of what is done with them; nothing: any of them.
    virtual Result<std::optional<std::vector<PieceId>>> worthTaking(const GameState &state) = 0;
};

} // namespace engine
