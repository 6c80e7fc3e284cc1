// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"

namespace engine {

/// A verb with domains: "any piece of mine to any space". It stands for more actions than could be
/// listed, and the rules have the last word on each of them (Rules::admits).
struct OpenAction
{
    enum class Pieces : uint8_t { None, Own, OwnAndNeutral, Any, Listed };
    enum class Spaces : uint8_t { None, OfBoard, Any, Listed };
    enum class Values : uint8_t { None, Range, Words, Sides, Pieces, Text, Any };

    NameId verb;
    NameId rule; ///< The paragraph that allows it.
    Text label; ///< Empty: made from the verb's label.
    Pieces pieces = Pieces::None;
    Spaces spaces = Spaces::None;
    Values values = Values::None;
    bool many = false; ///< The same for further pieces: Action::also.
    bool mayLackValue = false; ///< It can also be done without one.
    int32_t board = -1; ///< Of the spaces.
    int32_t least = 0; ///< Of a range.
    int32_t most = 0;
    std::vector<PieceId> pieceList; ///< Sorted.
    std::vector<SpaceId> spaceList; ///< Sorted.
    std::vector<NameId> words; ///< What a value of words can be.
    std::vector<NameId> names; ///< What Action::name can be; empty: it has none.

    /// Longest text that somebody can say.
    static constexpr int textLength = 500;
};

} // namespace engine
