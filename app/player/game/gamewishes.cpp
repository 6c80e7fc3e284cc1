// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/gamewishes.h"

namespace app {

GameWishes &GameWishes::of(GameController &controller)
{
    if (auto *wishes = controller.findChild<GameWishes *>(QString(), Qt::FindDirectChildrenOnly))
        return *wishes;
    return *new GameWishes(&controller);
}

} // namespace app
