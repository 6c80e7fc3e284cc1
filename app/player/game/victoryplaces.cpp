// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/victoryplaces.h"

namespace app {

std::vector<engine::SpaceId> victoryPlaces(GameController &controller)
{
    const engine::Map &map = controller.module().map;
    std::vector<engine::SpaceId> found;
    const engine::Json named = controller.query(engine::protocol::Query::Victory)[u"places"];
    for (qsizetype i = 0; i < named.size(); ++i) {
        if (const engine::SpaceId space = map.find(named.at(i).toString()))
            found.push_back(space);
    }
    for (int32_t i = 0; named.size() == 0 && i < map.spaceCount(); ++i) {
        const engine::Space &space = map.space(engine::SpaceId(i));
        if (space.values[u"vp"].toReal() > 0 || space.features.contains(QLatin1String("victory")))
            found.emplace_back(i);
    }
    return found;
}

} // namespace app
