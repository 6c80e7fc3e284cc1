// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

#include <vector>

namespace engine {

/// A feature in a space, one of those that the terrain table names.
struct SpaceFeature
{
    SpaceId space;
    int32_t kind = -1; ///< Index into the terrain table's features.

    auto operator<=>(const SpaceFeature &) const = default;
};

/// Features that are there although the board's file does not say so, or gone although it does:
/// sorted, each once.
using FeatureChanges = std::vector<SpaceFeature>;

} // namespace engine
