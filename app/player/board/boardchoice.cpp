// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardchoice.h"

#include <algorithm>

namespace app {

using engine::Action;

std::vector<Action> BoardChoice::actionsAt(const GameController &controller,
                                           engine::SpaceId space) const
{
    std::vector<Action> found;
    for (const Action &action : controller.offer().actions) {
        if (action.space != space || !action.space)
            continue;
        if (!action.piece || action.piece == selected)
            found.push_back(action);
    }
    return found;
}

std::vector<Action> BoardChoice::actionsOf(const GameController &controller, engine::PieceId piece,
                                           engine::SpaceId space) const
{
    std::vector<Action> actions;
    if (piece)
        actions = controller.actions(piece);
    std::erase_if(actions, [](const Action &action) { return bool(action.space); });
    for (const Action &action : actionsAt(controller, space))
        actions.push_back(action);
    return actions;
}

bool BoardChoice::isForPlace(const GameController &controller)
{
    const auto &actions = controller.offer().actions;
    return std::any_of(actions.begin(), actions.end(),
                       [](const Action &action) { return action.space && !action.piece; });
}

} // namespace app
