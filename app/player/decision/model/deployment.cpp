// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/deployment.h"

#include <algorithm>
#include <map>

namespace app {

using engine::PieceId;
using engine::SpaceId;

namespace {

/// Both have a place.
bool meet(const Deployment::Group &one, const Deployment::Group &other)
{
    return std::any_of(one.places.begin(), one.places.end(),
                       [&](SpaceId space) { return other.places.contains(space); });
}

} // namespace

Deployment Deployment::of(const GameController &controller)
{
    std::vector<Group> single;
    std::map<PieceId, size_t> known;
    for (const engine::Action &action : controller.offer().actions) {
        if (!action.piece || !action.space)
            continue;
        const size_t index = known.try_emplace(action.piece, single.size()).first->second;
        if (index == single.size())
            single.push_back({{}, {action.piece}});
        single[index].places.insert(action.space);
    }
    Deployment found;
    for (Group &one : single) {
        // Two groups that had nothing to do with each other may both meet it.
        Group joined;
        std::erase_if(found.groups, [&](const Group &group) {
            if (!meet(group, one))
                return false;
            joined.places.insert(group.places.begin(), group.places.end());
            joined.pieces.insert(joined.pieces.end(), group.pieces.begin(), group.pieces.end());
            return true;
        });
        joined.places.merge(one.places);
        joined.pieces.push_back(one.pieces.front());
        found.groups.push_back(std::move(joined));
    }
    return found;
}

std::vector<PieceId> Deployment::able(const GameController &controller, SpaceId space)
{
    std::vector<PieceId> found;
    if (!space || controller.offer().form != engine::protocol::Form::Deploy)
        return found;
    for (const engine::Action &action : controller.offer().actions) {
        const bool isNew = std::find(found.begin(), found.end(), action.piece) == found.end();
        if (action.piece && action.space == space && isNew)
            found.push_back(action.piece);
    }
    return found;
}

SpaceId Deployment::here(const GameController &controller, const Group &group)
{
    if (group.places.size() == 1)
        return *group.places.begin();
    const auto &history = controller.game().history();
    const auto count = controller.game().commandCount();
    if (count < 1 || !history[size_t(count - 1)].action)
        return {};
    const engine::Action &last = *history[size_t(count - 1)].action;
    return last.piece && group.places.contains(last.space) ? last.space : SpaceId();
}

PieceId Deployment::next(const std::vector<PieceId> &before, PieceId piece,
                         const std::vector<PieceId> &left)
{
    const auto isLeft = [&](PieceId one) {
        return std::find(left.begin(), left.end(), one) != left.end();
    };
    const auto found =
        std::find_if(std::find(before.begin(), before.end(), piece), before.end(), isLeft);
    if (found != before.end())
        return *found;
    return left.empty() ? PieceId() : left.front();
}

} // namespace app
