// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QCoreApplication>

namespace app {

/// What lies on the straight line between two hexes and, if the rules say so, whether one sees the
/// other along it.
struct SightLine
{
    Q_DECLARE_TR_FUNCTIONS(SightLine)

public:
    enum class Sight { NoRule, Free, Blocked };

    /// Without its ends, in their order; where it runs along a hexside both hexes are one place.
    std::vector<std::vector<engine::SpaceId>> crossed;
    Sight sight = Sight::NoRule;
    engine::SpaceId blocker; ///< None: nothing in particular.
    QString words; ///< Empty: not between hexes of one map.

    static SightLine between(GameController &controller, engine::SpaceId from, engine::SpaceId to);

private:
    void ask(GameController &controller, engine::SpaceId from, engine::SpaceId to);
    QString crossedWords(const GameController &controller) const;
};

} // namespace app
