// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/offermaker.h"

#include "scripting/bindings/bindings.h"
#include "scripting/bindings/handles.h"
#include "scripting/interruptions.h"
#include "scripting/rulescope.h"

#include <QCoreApplication>

namespace scripting {

using engine::Error;
using engine::GameState;
using engine::Result;

namespace {

// Readers run inside a protected call, where a wrong type is a script error.
int readWords(lua_State *L)
{
    auto *text = static_cast<engine::Text *>(lua_touserdata(L, lua_upvalueindex(2)));
    *text = Handles::words(L, 1);
    return 0;
}

Error noSuchVerb(const engine::Offer &offer, engine::NameId verb, const GameState &state)
{
    return {Error::Code::ScriptFailed,
            QCoreApplication::translate("LuaRules",
                                        "The decision '%1' offers '%2' but has no such verb.")
                .arg(state.names().text(offer.decision), state.names().text(verb))};
}

// Fills in what the verbs say of all their actions; most offers use few verbs, in runs.
Result<engine::Done> complete(engine::Offer &offer, const RuleDefinitions::Decision &entry,
                              const GameState &state)
{
    engine::NameId verb;
    engine::NameId rule;
    engine::NameId label;
    for (engine::Action &action : offer.actions) {
        if (action.verb != verb) {
            verb = action.verb;
            const auto found = entry.verbs.constFind(state.names().utf8(verb));
            if (found == entry.verbs.constEnd())
                return noSuchVerb(offer, verb, state);
            rule = found->rule.isEmpty() ? offer.rule : state.names().intern(found->rule);
            label = found->label.isEmpty() ? engine::NameId() : state.names().intern(found->label);
        }
        if (!action.rule)
            action.rule = rule;
        if (action.label.isEmpty())
            action.label.source = label;
    }
    return engine::Done{};
}

/// The same of the open ones.
Result<engine::Done> completeOpen(engine::Offer &offer, const RuleDefinitions::Decision &entry,
                                  const GameState &state)
{
    for (engine::OpenAction &open : offer.open) {
        const auto found = entry.verbs.constFind(state.names().utf8(open.verb));
        if (found == entry.verbs.constEnd())
            return noSuchVerb(offer, open.verb, state);
        if (!open.rule)
            open.rule = found->rule.isEmpty() ? offer.rule : state.names().intern(found->rule);
        if (open.label.isEmpty() && !found->label.isEmpty())
            open.label.source = state.names().intern(found->label);
    }
    return engine::Done{};
}

// A verb that can be done for all has one action more, behind those for single pieces.
void addGroups(engine::Offer &offer, const RuleDefinitions::Decision &entry, const GameState &state)
{
    if (!entry.hasGroups)
        return;
    auto &actions = offer.actions;
    for (size_t i = 0; i < actions.size(); ++i) {
        const engine::NameId verb = actions[i].verb;
        const bool isLast = OfferMaker::isForPiece(actions[i])
            && std::none_of(actions.begin() + ptrdiff_t(i) + 1, actions.end(),
                            [&](const auto &one) { return one.verb == verb; });
        const QByteArray group = isLast ? state.names().utf8(verb) + "_all" : QByteArray();
        if (!isLast || entry.verbs.value(group).each.isEmpty())
            continue;
        const bool isMany = std::any_of(actions.begin(), actions.begin() + ptrdiff_t(i),
                                        [&](const engine::Action &one) {
                                            return one.verb == verb && OfferMaker::isForPiece(one)
                                                && one.piece != actions[i].piece;
                                        });
        if (!isMany)
            continue;
        engine::Action all;
        all.verb = state.names().intern(group);
        actions.insert(actions.begin() + ptrdiff_t(++i), all);
    }
}

} // namespace

Result<engine::Offer> OfferMaker::make(const GameState &state, const Decision &decision,
                                       engine::Wanted wanted) const
{
    engine::Offer offer;
    const engine::Frame &frame = state.frames().back();
    offer.decision = frame.decision;
    offer.side = frame.side;
    ScriptContext &context = m_rules.context();
    const RuleScope scope(context, state, nullptr, &offer);
    if (const auto done = askFor(offer, decision, state, wanted); !done)
        return done.error();
    if (wanted == engine::Wanted::Alternatives) {
        if (!offer.automatic)
            return offer;
        context.enough = 2;
    }
    const auto failed = list(decision);
    if (failed && (failed->budget || offer.actions.size() < context.enough))
        return RuleCaller::error(*failed);
    if (wanted == engine::Wanted::Everything)
        addGroups(offer, decision, state);
    if (const auto done = complete(offer, decision, state); !done)
        return done.error();
    if (const auto done = completeOpen(offer, decision, state); !done)
        return done.error();
    return offer;
}

std::optional<ScriptError> OfferMaker::list(const Decision &decision) const
{
    lua_State *L = m_rules.runtime().state();
    m_rules.push(decision.actions);
    Bindings::pushGame(L);
    Bindings::pushOffer(L);
    return m_rules.runtime().call(2, 0);
}

Result<std::optional<engine::Action>>
OfferMaker::first(const GameState &state, const Decision &decision,
                  const std::function<bool(const engine::Action &)> &sought) const
{
    engine::Offer offer;
    offer.decision = state.frames().back().decision;
    offer.side = state.frames().back().side;
    ScriptContext &context = m_rules.context();
    const RuleScope scope(context, state, nullptr, &offer);
    context.isSought = sought;
    const auto failed = list(decision);
    const auto found = std::find_if(offer.actions.begin(), offer.actions.end(), sought);
    if (failed && (failed->budget || found == offer.actions.end()))
        return RuleCaller::error(*failed);
    if (found == offer.actions.end())
        return std::optional<engine::Action>();
    return std::optional(*found);
}

// What the decision itself says: prompt, help, form and roles.
OfferMaker::Outcome OfferMaker::askFor(engine::Offer &offer, const Decision &entry,
                                       const GameState &state, engine::Wanted wanted) const
{
    if (!entry.rule.isEmpty())
        offer.rule = state.names().intern(entry.rule);
    offer.automatic = entry.automatic;
    if (entry.automaticWhen != LUA_NOREF) {
        const auto automatic = m_rules.holds(entry.automaticWhen);
        if (!automatic)
            return automatic.error();
        offer.automatic = automatic.value();
    }
    if (wanted == engine::Wanted::Alternatives)
        return engine::Done{};
    if (const auto done = declare(offer, entry, state); !done)
        return done;
    auto prompt = words(entry.prompt);
    auto help = words(entry.help);
    if (!prompt || !help)
        return (prompt ? help : prompt).error();
    offer.prompt = prompt.value();
    offer.help = help.value();
    return engine::Done{};
}

OfferMaker::Outcome OfferMaker::declare(engine::Offer &offer, const Decision &entry,
                                        const GameState &state) const
{
    const auto word = [&](const QByteArray &name) {
        return name.isEmpty() ? engine::NameId() : state.names().intern(name);
    };
    offer.form = entry.form;
    offer.main = word(entry.main);
    offer.back = word(entry.back);
    offer.pass = word(entry.pass);
    offer.take = word(entry.take);
    offer.chosen = word(entry.chosen);
    offer.interrupts = Interruptions::waiting(state, entry);
    if (entry.mainWhen == LUA_NOREF)
        return engine::Done{};
    lua_State *L = m_rules.runtime().state();
    m_rules.push(entry.mainWhen);
    Bindings::pushGame(L);
    if (const auto done = m_rules.call(1, 1); !done)
        return done;
    if (lua_type(L, -1) == LUA_TSTRING)
        offer.main = word(QByteArray(lua_tostring(L, -1)));
    lua_pop(L, 1);
    return engine::Done{};
}

Result<engine::Text> OfferMaker::words(int reference) const
{
    engine::Text text;
    if (reference == LUA_NOREF)
        return text;
    lua_State *L = m_rules.runtime().state();
    m_rules.pushReader(readWords, &text);
    m_rules.push(reference);
    const bool isFunction = lua_isfunction(L, -1);
    if (isFunction)
        Bindings::pushGame(L);
    if (const auto done = isFunction ? m_rules.callAndRead(1) : m_rules.read(); !done)
        return done.error();
    return text;
}

} // namespace scripting
