// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/map.h"
#include "engine/board/terraintable.h"

#include <vector>

namespace view {

/// What the painter reads: one board of a module, as a game or as an editor's document has it.
struct MapSource
{
    struct Side
    {
        QString id;
        QString name;
        QString color; ///< "#rrggbb"
    };

    const engine::Map &map;
    const engine::TerrainTable &terrain;
    std::vector<Side> sides; ///< By engine::SideId.
    int board = 0;
};

} // namespace view
