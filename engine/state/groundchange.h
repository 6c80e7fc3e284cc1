// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/spacefeature.h"
#include "engine/core/value.h"

namespace engine::change {

struct SetSpaceProperty
{
    SpaceId space;
    int32_t property = 0;
    Value value;
    bool operator==(const SetSpaceProperty &) const = default;
};
/// A feature that play puts on an edge (a blown bridge, a front line); None takes it away.
struct SetEdgeProperty
{
    EdgeId edge;
    NameId name;
    Value value;
    bool operator==(const SetEdgeProperty &) const = default;
};
/// Puts a feature of the terrain table into a space, or takes it away.
struct SetFeature
{
    SpaceFeature feature;
    bool there = false;
    bool printed = false; ///< What the board's file says: a state keeps only what differs.
    bool operator==(const SetFeature &) const = default;
};
} // namespace engine::change
