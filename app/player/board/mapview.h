// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/settings/settings.h"
#include "app/view/board/boardview.h"

namespace app {

/// Which part of which map is seen, to be found again when the game is opened next.
struct MapView
{
    /// Nothing when all of the map is seen, which is what a game begins with. The first \a window
    /// has no name.
    static void keep(Settings &settings, const GameController &controller,
                     const view::BoardView &board, const QString &window = {});
    static void restore(const Settings &settings, const GameController &controller,
                        view::BoardView &board, const QString &window = {});
};

} // namespace app
