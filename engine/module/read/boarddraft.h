// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"
#include "engine/core/json.h"

#include <vector>

namespace engine {

/// A board while it is being read: its spaces are there, what joins them is not.
struct BoardDraft
{
    QString id;
    QString file;
    Json json;
    int board = -1;
    /// By column and row of a hex grid; none for a hex that is missing or stands on another sheet.
    std::vector<SpaceId> cells;
};

} // namespace engine
