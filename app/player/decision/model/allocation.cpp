// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/allocation.h"

namespace app {

namespace {

/// A stack that is larger is not listed whole.
constexpr size_t c_mostRefused = 8;

} // namespace

Allocation::Row &Allocation::row(engine::PieceId piece)
{
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [piece](const Row &one) { return one.piece == piece; });
    if (found != rows.end())
        return *found;
    rows.push_back({});
    rows.back().piece = piece;
    return rows.back();
}

// One side can give out losses of the other, as in a game for one.
engine::SideId Allocation::bearer(const GameController &controller)
{
    for (const engine::Action &action : controller.offer().actions) {
        if (action.piece && !action.space)
            return controller.state().piece(action.piece).side;
    }
    return controller.offer().side;
}

void Allocation::readAnswers(const GameController &controller)
{
    const auto answers = controller.answers();
    const auto &history = controller.game().history();
    engine::GameState first = controller.state();
    for (const qsizetype command : answers) {
        const auto &inverses = history[size_t(command)].inverses;
        for (auto it = inverses.rbegin(); it != inverses.rend(); ++it)
            first.apply(*it);
    }
    for (auto it = answers.rbegin(); it != answers.rend(); ++it) {
        const engine::Command &command = history[size_t(*it)];
        if (command.action->piece) {
            auto &taken = row(command.action->piece).taken;
            taken.insert(taken.begin(), *it);
        }
        // A choice that leaves only one way goes on by itself.
        for (const engine::Change &change : command.changes) {
            if (const auto *steps = std::get_if<engine::change::SetSteps>(&change))
                row(steps->piece);
        }
    }
    for (const engine::Action &action : controller.offer().actions) {
        if (action.piece && !action.space)
            row(action.piece);
    }
    for (Row &one : rows) {
        one.before = first.piece(one.piece).steps;
        one.now = controller.state().piece(one.piece).steps;
        one.isForced = one.before - one.now > int(one.taken.size());
        done += std::max(one.before - one.now, int(one.taken.size()));
    }
    // What fell on others in the meantime is not up to the decider.
    std::erase_if(rows, [&](const Row &one) {
        return controller.state().piece(one.piece).side != bearer(controller);
    });
}

void Allocation::readOffer(const GameController &controller)
{
    for (const engine::Action &action : controller.offer().actions) {
        if (action.piece && !action.space && !row(action.piece).next)
            row(action.piece).next = action;
    }
}

void Allocation::addRefused(GameController &controller)
{
    engine::Action asked;
    std::vector<engine::SpaceId> places;
    for (const Row &one : rows) {
        if (one.next)
            asked.verb = one.next->verb;
        const engine::SpaceId space = controller.state().piece(one.piece).space;
        if (space && std::find(places.begin(), places.end(), space) == places.end())
            places.push_back(space);
    }
    if (!asked.verb)
        return;
    for (Row &one : rows) {
        if (one.next)
            continue;
        asked.piece = one.piece;
        const auto reason = controller.whyNot(asked);
        one.refusal = reason.text;
        one.rule = reason.rule;
    }
    size_t added = 0;
    for (const engine::SpaceId space : places) {
        for (const engine::PieceId piece : controller.state().stack(space)) {
            const auto &state = controller.state().piece(piece);
            const bool isListed = std::any_of(rows.begin(), rows.end(),
                                              [&](const Row &one) { return one.piece == piece; });
            if (isListed || state.side != bearer(controller) || state.steps <= 0
                || added == c_mostRefused)
                continue;
            asked.piece = piece;
            const auto reason = controller.whyNot(asked);
            if (reason.text.isEmpty())
                continue;
            rows.push_back(
                {piece, state.steps, state.steps, {}, false, {}, reason.text, reason.rule});
            ++added;
        }
    }
}

Allocation Allocation::of(GameController &controller, const DecisionForm &form)
{
    Allocation allocation;
    allocation.readAnswers(controller);
    allocation.readOffer(controller);
    allocation.addRefused(controller);
    if (form.hits)
        allocation.total = *form.hits + allocation.done;
    return allocation;
}

} // namespace app
