// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "engine/game/telling/beat.h"

#include <optional>

namespace app {

/// The chit that the latest step drew, as the log tells it.
struct DrawnChit
{
    engine::PieceId piece;
    engine::SpaceId cup; ///< Where it was; none: nobody knows.
    QStringList lines; ///< What the log says of it.

    /// The last one, of those that the viewer knows; nothing when none was drawn.
    static std::optional<DrawnChit> of(const GameController &controller);
    /// The one that is told of.
    static DrawnChit of(const GameController &controller, const engine::Beat &beat);
};

} // namespace app
