// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/bitmask.h"
#include "engine/path/costprofile.h"
#include "engine/path/spacemarks.h"

#include <cstdint>
#include <span>
#include <vector>

namespace engine {

/// What the spaces marked as enemy zone charge; where they stop or ban is in the marks.
struct ZoneCosts
{
    int32_t enter = 0;
    int32_t leave = 0;
    int32_t direct = 0; ///< More for a step from zone to zone, on top of both.
};

/// One question to Reach: where can this piece go? Everything it points to must outlive
/// the answer and stay as it is, because paths and reasons are found from it on demand.
struct ReachQuery
{
    enum Option : uint8_t {
        MinimumMove =
            1, ///< The first step may always be made with what there is, whatever its cost.
        StartMustBeOpen = 2, ///< A start that is marked Closed leads nowhere.
        Underway = 4, ///< The move has begun before: no step has the whole allowance to take.
    };
    static constexpr int32_t Unlimited = 1 << 23; ///< Below the packed cost of a blocked step.

    const CostProfile *profile = nullptr;
    std::span<const SpaceId> starts;
    int32_t allowance = 0;
    const SpaceMarks *marks = nullptr;
    ZoneCosts zone;
    const BitMask *noEnd = nullptr; ///< Of this piece alone, on top of the marks.
    const BitMask *notFirst = nullptr; ///< Not entered by the first step.
    const std::vector<uint8_t> *arcWays = nullptr; ///< Per arc one bit for every kind of way.
    uint8_t onlyWays = 0; ///< Not 0: every step must follow one of these ways.
    int32_t maxSteps = -1; ///< Not negative: at most so many spaces.
    uint8_t options = 0;
};

/// Why a space, or a step, is refused.
enum class Refusal : uint8_t {
    None,
    NoSuchSpace,
    StartClosed, ///< Nothing can be reached, because the move may not begin where it would.
    TooFar,
    TooManySteps,
    Impassable, ///< The terrain of the space.
    EdgeBlocked, ///< What lies on the border of the space.
    EnemyOccupied,
    Closed,
    StackingFull,
    NotOnWay,
    ZoneStops,
    ZoneToZone,
    CrossingStops, ///< The piece had to stop behind a river or the like.
    MustStop, ///< The piece had to stop in a space that can't be passed.
    NeedsWholeAllowance, ///< The crossing is possible for a piece that starts next to it.
    FirstStep, ///< The space may be entered, but not as the first of the move.
    Unconnected,
};

/// The answer to "why not?".
struct Explanation
{
    Refusal refusal = Refusal::None;
    SpaceId space; ///< Where it fails, which may be on the way.
    int32_t needed = 0; ///< With TooFar the cost, with TooManySteps the number of spaces.
    int32_t allowed = 0;

    bool operator==(const Explanation &) const = default;
};

} // namespace engine
