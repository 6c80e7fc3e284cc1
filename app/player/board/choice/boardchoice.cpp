// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/choice/boardchoice.h"

#include <algorithm>

namespace app {

using engine::Action;

std::vector<Action> BoardChoice::actions(const GameController &controller,
                                         engine::PieceId piece) const
{
    std::vector<Action> found = controller.actions(piece);
    std::copy_if(ahead.begin(), ahead.end(), std::back_inserter(found),
                 [piece](const Action &action) { return action.piece == piece; });
    return found;
}

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

engine::SpaceId BoardChoice::placeOfQuestion(const GameController &controller) const
{
    engine::SpaceId space = selected ? controller.state().piece(selected).space : engine::SpaceId();
    for (const Action &action : controller.offer().actions) {
        if (space)
            break;
        space = action.piece ? controller.state().piece(action.piece).space : action.space;
    }
    return space;
}

bool BoardChoice::isLarge(const GameController &controller, engine::SpaceId space)
{
    return space && controller.view().stack(space).size() >= large;
}

bool BoardChoice::isPicked(const GameController &controller, engine::SpaceId space)
{
    if (!isLarge(controller, space))
        return false;
    const auto stack = controller.view().stack(space);
    const auto canAct = [&](const auto &one) {
        return one.piece && !controller.actions(one.piece).empty();
    };
    return std::count_if(stack.begin(), stack.end(), canAct) > 1;
}

bool BoardChoice::isForPlace(const GameController &controller)
{
    const auto &actions = controller.offer().actions;
    return std::any_of(actions.begin(), actions.end(),
                       [](const Action &action) { return action.space && !action.piece; });
}

} // namespace app
