// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/mapcrossings.h"

#include "app/view/map/plan/bridgeplanner.h"
#include "app/view/map/plan/waterplanner.h"
#include "app/view/map/plan/wayplanner.h"

namespace view {

std::vector<MapCrossing> mapCrossings(const MapSource &source)
{
    const MapSheet sheet(source);
    if (!sheet.board().grid)
        return {};
    // Only lines are laid: names, trees and the like take by far the longest.
    MapPlan plan(sheet, MapPlan::Room::None);
    WaterPlanner(plan).run();
    WayPlanner(plan).run();
    BridgePlanner(plan).run();
    std::vector<MapCrossing> found;
    for (const Bridge &bridge : plan.crossings) {
        if (const engine::SpaceId space = sheet.hex(bridge.hex).space)
            found.push_back({space, bridge.at / sheet.scale(), bridge.angle});
    }
    return found;
}

} // namespace view
