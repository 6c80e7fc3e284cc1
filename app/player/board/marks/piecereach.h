// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <map>
#include <optional>

namespace app {

/// Where a piece can go at which cost, by which way, and what its enemies keep from it; as the
/// rules say it.
class PieceReach
{
public:
    explicit PieceReach(GameController &controller)
        : m_controller(controller)
    {
    }

    /// None: nothing is reached. The rules are asked when it or the game is another one.
    void follow(engine::PieceId piece);
    std::optional<double> cost(engine::SpaceId space) const;
    const std::vector<engine::SpaceId> &enemyZones();
    std::vector<engine::SpaceId> pathTo(engine::SpaceId space) const;
    /// The rules would let the piece go on from where the action takes it.
    bool goesOnAfter(const engine::Action &action) const;

private:
    GameController &m_controller;
    engine::PieceId m_piece;
    int m_revision = -1; // of the game
    std::map<engine::SpaceId, double> m_costs;
    std::optional<std::vector<engine::SpaceId>> m_zones; // asked for when first wanted
};

} // namespace app
