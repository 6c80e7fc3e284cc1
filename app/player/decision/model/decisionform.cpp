// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/decisionform.h"

namespace app {

namespace {

void add(std::vector<engine::PieceId> &list, engine::PieceId piece)
{
    if (piece && std::find(list.begin(), list.end(), piece) == list.end())
        list.push_back(piece);
}

} // namespace

void DecisionForm::readHints(const GameController &controller)
{
    using enum engine::protocol::HintName;
    const engine::Offer &offer = controller.offer();
    ask = offer.form;
    for (const engine::Hint &hint : offer.hints) {
        const int number = hint.value.number;
        switch (hint.name) {
        case Cup:
            cup = engine::SpaceId(number);
            break;
        case Hits:
            hits = number;
            break;
        case Left:
            left = number;
            break;
        case Marked:
            marked.emplace_back(number);
            break;
        case Max:
            most = number;
            break;
        case Target:
            target = engine::SpaceId(number);
            break;
        case Then:
            then = hint.label;
            break;
        case Used:
            used = number;
            break;
        case Value:
            numbers.push_back({hint.label, number});
            break;
        }
    }
    if (offer.chosen)
        chosen = controller.view().listed(offer.chosen);
}

void DecisionForm::readActions(const engine::Offer &offer)
{
    bool hasPlaces = false;
    for (const engine::Action &action : offer.actions) {
        if (!action.piece && !action.space)
            buttons.push_back(action);
        add(pieces, action.piece);
        hasPlaces = hasPlaces || action.space;
    }
    if (hasPlaces)
        kind = pieces.size() > 1 ? Kind::Moves : Kind::Places;
    else
        kind = pieces.empty() ? Kind::Buttons : Kind::Pieces;
}

std::optional<engine::Action> DecisionForm::take(engine::NameId verb)
{
    const auto found = std::find_if(buttons.begin(), buttons.end(),
                                    [verb](const auto &one) { return verb && one.verb == verb; });
    if (found == buttons.end())
        return {};
    const engine::Action taken = *found;
    buttons.erase(found);
    return taken;
}

void DecisionForm::readRoles(const engine::Offer &offer)
{
    isPass = offer.actions.size() == 1 && buttons.size() == 1 && offer.pass
        && buttons.front().verb == offer.pass;
    if (asks(engine::protocol::Form::Points))
        readValues(offer);
    for (const engine::Action &action : buttons) {
        if (offer.interrupts && offer.pass && action.verb == offer.pass)
            passing = action;
    }
    main = values.empty() ? take(offer.main) : values.front();
    back = take(offer.back);
    if (!main)
        lacking = offer.main;
    if (!main && !back && offer.actions.size() == 1 && buttons.size() == 1)
        sole = buttons.front();
}

// A module that offers no numbers for it gets its buttons.
void DecisionForm::readValues(const engine::Offer &offer)
{
    const auto isNumber = [&](const engine::Action &one) {
        return offer.main && one.verb == offer.main
            && one.value.type == engine::Value::Type::Integer;
    };
    std::copy_if(buttons.begin(), buttons.end(), std::back_inserter(values), isNumber);
    std::erase_if(buttons, isNumber);
    std::stable_sort(values.begin(), values.end(),
                     [](const auto &a, const auto &b) { return a.value.number < b.value.number; });
}

// Who has acted and could go on is not forgotten.
void DecisionForm::countUndone(const GameController &controller)
{
    if (!main || main->verb != controller.offer().pass)
        return;
    std::vector<engine::PieceId> acted;
    for (const qsizetype command : controller.answers())
        add(acted, controller.game().history()[size_t(command)].action->piece);
    undone = int(std::count_if(pieces.begin(), pieces.end(), [&](engine::PieceId piece) {
        return std::find(acted.begin(), acted.end(), piece) == acted.end();
    }));
    if (pieces.empty() && most) {
        const auto &actions = controller.offer().actions;
        const auto places = std::count_if(actions.begin(), actions.end(),
                                          [](const auto &one) { return bool(one.space); });
        undone = std::clamp(*most - used.value_or(0), 0, int(places));
    }
}

std::vector<engine::Action> DecisionForm::candidates(const GameController &controller) const
{
    std::vector<engine::Action> found;
    if (!asks(engine::protocol::Form::Attack) || !target)
        return found;
    for (const engine::Action &action : controller.offer().actions) {
        const bool isIn = std::find(chosen.begin(), chosen.end(), action.piece) != chosen.end();
        if (action.piece && !action.space && action.value.isNone() && !isIn)
            found.push_back(action);
    }
    return found;
}

DecisionForm DecisionForm::of(const GameController &controller)
{
    DecisionForm form;
    if (controller.isInPast()) {
        form.kind = Kind::Past;
        return form;
    }
    if (controller.isTelling()) {
        form.kind = Kind::Telling;
        return form;
    }
    const bool isAsked = controller.isHumanTurn() && controller.decides();
    if (controller.state().isOver() || (isAsked && controller.offer().actions.empty()))
        return form;
    form.readHints(controller);
    if (!isAsked) {
        form.kind = Kind::Waiting;
        return form;
    }
    form.readActions(controller.offer());
    form.readRoles(controller.offer());
    form.countUndone(controller);
    return form;
}

} // namespace app
