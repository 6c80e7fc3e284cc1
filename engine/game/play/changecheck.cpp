// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/changecheck.h"

#include "engine/module/model/module.h"

namespace engine {

namespace {

struct Check
{
    const Module &module;
    const GameState &state;

    // Ids, names and numbers were looked up when the change was read.
    template<typename T> bool operator()(const T &) const { return true; }

    bool operator()(const change::Attach &change) const
    {
        for (PieceId id = change.carrier; id; id = state.piece(id).carrier) {
            if (id == change.piece)
                return false;
        }
        return true;
    }
    bool operator()(const change::SetSteps &change) const
    {
        return change.steps >= 0 && change.steps <= module.piece(change.piece).maxSteps;
    }
    bool operator()(const change::Reorder &change) const
    {
        auto now = state.stack(change.space);
        auto then = change.order;
        std::sort(now.begin(), now.end());
        std::sort(then.begin(), then.end());
        return now == then;
    }
    bool operator()(const change::UseRandom &change) const
    {
        return size_t(change.scripted) <= state.scriptedDice().size();
    }
    bool operator()(const change::PopFrame &) const { return !state.frames().empty(); }
    bool operator()(const change::SetLocal &) const { return !state.frames().empty(); }
};

} // namespace

bool isApplicable(const Change &change, const Module &module, const GameState &state)
{
    return std::visit(Check{module, state}, change);
}

bool areApplicable(const std::vector<Change> &changes, const Module &module, GameState state)
{
    for (const Change &change : changes) {
        if (!isApplicable(change, module, state))
            return false;
        state.apply(change);
    }
    return true;
}

} // namespace engine
