// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/retreatways.h"

namespace app {

RetreatWays RetreatWays::of(const GameController &controller, const DecisionForm &form,
                            engine::PieceId selected)
{
    RetreatWays found;
    if (!form.asks(engine::protocol::Form::Retreat) || form.pieces.empty())
        return found;
    const bool isOffered =
        std::find(form.pieces.begin(), form.pieces.end(), selected) != form.pieces.end();
    found.piece = isOffered ? selected : form.pieces.front();
    const auto actions = controller.actions(found.piece);
    for (const engine::Action &action : actions) {
        if (!action.space)
            continue;
        found.ways.push_back({action, int(found.ways.size()) + 1});
        found.isOneVerb = found.isOneVerb && action.value.isNone()
            && action.verb == found.ways.front().action.verb;
    }
    return found;
}

} // namespace app
