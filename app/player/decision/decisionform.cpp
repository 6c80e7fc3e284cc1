// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/decisionform.h"

namespace app {

namespace {

bool isOneOf(const QString &verb, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(),
                       [&](const char *word) { return verb == QLatin1String(word); });
}

bool leadsBack(const QString &verb)
{
    return isOneOf(verb, {"cancel", "back", "undo", "abort", "call_off", "return"});
}

bool leadsOn(const QString &verb)
{
    return isOneOf(verb,
                   {"done", "next", "pass", "end", "continue", "finish", "confirm", "go_on",
                    "proceed", "draw", "stop", "ok"});
}

void add(std::vector<engine::PieceId> &list, engine::PieceId piece)
{
    if (piece && std::find(list.begin(), list.end(), piece) == list.end())
        list.push_back(piece);
}

} // namespace

void DecisionForm::readHints(const GameController &controller)
{
    const auto &names = controller.state().names();
    for (const auto &[name, value] : controller.offer().hints) {
        const QString id = names.text(name);
        if (id == QLatin1String("ask") && value.type == engine::Value::Type::Word)
            ask = names.text(engine::NameId(value.number));
        else if (id == QLatin1String("max"))
            most = value.number;
        else if (id == QLatin1String("used"))
            used = value.number;
        else if (id == QLatin1String("target") && value.type == engine::Value::Type::Space)
            target = engine::SpaceId(value.number);
        else if (id == QLatin1String("marked") && value.type == engine::Value::Type::Space)
            marked.emplace_back(value.number);
        else if (id == QLatin1String("attackers") && value.type == engine::Value::Type::Piece)
            add(attackers, engine::PieceId(value.number));
    }
    if (!target || !attackers.empty())
        return;
    // A hint holds one value only, so a rule that gathers attackers keeps them in a variable.
    const auto &declared = controller.module().state;
    const auto index =
        declared.variable.constFind(controller.module().names.find(QByteArray("attackers")));
    if (index == declared.variable.cend() || !controller.view().seesVariable(*index))
        return;
    if (const auto *list = std::get_if<engine::ValueList>(&controller.state().variable(*index))) {
        for (const engine::Value &value : *list) {
            if (value.type == engine::Value::Type::Piece)
                add(attackers, engine::PieceId(value.number));
        }
    }
}

void DecisionForm::readActions(const GameController &controller)
{
    bool hasPlaces = false;
    for (const engine::Action &action : controller.offer().actions) {
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

void DecisionForm::chooseMain(const engine::Names &names)
{
    const auto verb = [&](const engine::Action &action) { return names.text(action.verb); };
    const auto take = [this](auto found) {
        std::optional<engine::Action> taken;
        if (found != buttons.rend()) {
            taken = *found;
            buttons.erase(std::next(found).base());
        }
        return taken;
    };
    const bool isAlone = buttons.size() == 1 && kind == Kind::Buttons;
    if (!isAlone)
        back = take(std::find_if(buttons.rbegin(), buttons.rend(),
                                 [&](const auto &one) { return leadsBack(verb(one)); }));
    main = take(std::find_if(buttons.rbegin(), buttons.rend(),
                             [&](const auto &one) { return leadsOn(verb(one)); }));
    if (!main && (kind != Kind::Buttons || buttons.size() == 1))
        main = take(buttons.rbegin());
}

bool DecisionForm::isPass(const engine::Names &names) const
{
    return kind == Kind::Buttons && main && !back && buttons.empty()
        && isOneOf(names.text(main->verb), {"done", "next", "pass", "end", "finish"});
}

std::vector<engine::Action> DecisionForm::candidates(const GameController &controller) const
{
    std::vector<engine::Action> found;
    if (!target || kind != Kind::Pieces)
        return found;
    for (const engine::Action &action : controller.offer().actions) {
        const bool isIn =
            std::find(attackers.begin(), attackers.end(), action.piece) != attackers.end();
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
    if (controller.state().isOver() || controller.offer().actions.empty())
        return form;
    form.readHints(controller);
    if (!controller.isHumanTurn()) {
        form.kind = Kind::Waiting;
        return form;
    }
    form.readActions(controller);
    form.chooseMain(controller.state().names());
    return form;
}

} // namespace app
