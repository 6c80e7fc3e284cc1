// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace engine {

/// A dense index that can't be mixed up with an index of another kind; -1 is "none".
template<typename Tag> struct Id
{
    int32_t value = -1;

    constexpr Id() = default;
    constexpr explicit Id(int32_t number)
        : value(number)
    {
    }
    constexpr explicit operator bool() const { return value >= 0; }
    constexpr auto operator<=>(const Id &) const = default;
};

using SpaceId = Id<struct SpaceTag>; ///< A hex, area or box, over all boards of a module.
using PieceId = Id<struct PieceTag>; ///< One counter, block, card or chit of the module.
using SideId = Id<struct SideTag>;
using SeatId = Id<struct SeatTag>; ///< One of several people who share a side.
using EdgeId = Id<struct EdgeTag>; ///< What lies between two neighbouring spaces.
using NameId = Id<struct NameTag>; ///< A string of the module's or game's name table.
using PhaseId = Id<struct PhaseTag>; ///< A node of the sequence of play.
using DecisionId = Id<struct DecisionTag>;

} // namespace engine

template<typename Tag> struct std::hash<engine::Id<Tag>>
{
    std::size_t operator()(engine::Id<Tag> id) const noexcept
    {
        return std::hash<int32_t>()(id.value);
    }
};
