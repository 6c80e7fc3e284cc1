// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"
#include "scripting/bindings/handles.h"
#include "scripting/rulesscope.h"

namespace scripting {

namespace {

using engine::Done;
using engine::Error;
using engine::GameState;
using engine::Result;

// Readers run inside a protected call, where a wrong type is a script error.
int readWords(lua_State *L)
{
    auto *text = static_cast<engine::Text *>(lua_touserdata(L, lua_upvalueindex(2)));
    *text = Handles::words(L, 1);
    return 0;
}

int readSpaces(lua_State *L)
{
    auto *mask = static_cast<engine::BitMask *>(lua_touserdata(L, lua_upvalueindex(2)));
    if (!lua_isnil(L, 1))
        *mask = Bindings::spaceSet(L, 1);
    return 0;
}

} // namespace

Result<engine::Text> LuaRules::words(const GameState &, int reference)
{
    engine::Text text;
    if (reference == LUA_NOREF)
        return text;
    lua_State *L = m_runtime->state();
    pushReader(L, *m_context, readWords, &text);
    pushReference(L, reference);
    if (lua_isfunction(L, -1)) {
        Bindings::pushGame(L);
        if (const auto failed = m_runtime->call(1, 1)) {
            lua_pop(L, 1);
            return error(*failed);
        }
    }
    if (const auto failed = m_runtime->call(1, 0))
        return error(*failed);
    return text;
}

// What the decision itself says: prompt, help, form and roles.
Result<Done> LuaRules::askFor(engine::Offer &offer, const DecisionEntry &entry,
                              const GameState &state, engine::Wanted wanted)
{
    if (!entry.rule.isEmpty())
        offer.rule = state.names().intern(entry.rule);
    offer.automatic = entry.automatic;
    if (entry.automaticWhen != LUA_NOREF) {
        const auto automatic = holds(entry.automaticWhen);
        if (!automatic)
            return automatic.error();
        offer.automatic = automatic.value();
    }
    if (wanted == engine::Wanted::Alternatives)
        return Done{};
    if (const auto done = declare(offer, entry, state); !done)
        return done;
    auto prompt = words(state, entry.prompt);
    auto help = words(state, entry.help);
    if (!prompt || !help)
        return (prompt ? help : prompt).error();
    offer.prompt = prompt.value();
    offer.help = help.value();
    return Done{};
}

Result<Done> LuaRules::declare(engine::Offer &offer, const DecisionEntry &entry,
                               const GameState &state)
{
    const auto word = [&](const QByteArray &name) {
        return name.isEmpty() ? engine::NameId() : state.names().intern(name);
    };
    offer.form = entry.form;
    offer.main = word(entry.main);
    offer.back = word(entry.back);
    offer.pass = word(entry.pass);
    offer.chosen = word(entry.chosen);
    if (entry.mainWhen == LUA_NOREF)
        return Done{};
    lua_State *L = m_runtime->state();
    pushReference(L, entry.mainWhen);
    Bindings::pushGame(L);
    if (const auto failed = m_runtime->call(1, 1))
        return error(*failed);
    if (lua_type(L, -1) == LUA_TSTRING)
        offer.main = word(QByteArray(lua_tostring(L, -1)));
    lua_pop(L, 1);
    return Done{};
}

Result<engine::Offer> LuaRules::offer(const GameState &state, engine::Wanted wanted)
{
    engine::Offer offer;
    const engine::Frame &frame = state.frames().back();
    offer.decision = frame.decision;
    offer.side = frame.side;
    const DecisionEntry *entry = current(state);
    if (!entry)
        return Error{Error::Code::ScriptFailed,
                     QCoreApplication::translate("LuaRules", "No rule defines the decision '%1'.")
                         .arg(state.names().text(frame.decision))};
    const Scope scope(*m_context, state, nullptr, &offer);
    if (const auto done = askFor(offer, *entry, state, wanted); !done)
        return done.error();
    if (wanted == engine::Wanted::Alternatives)
        m_context->enough = offer.automatic ? 2 : 1;
    lua_State *L = m_runtime->state();
    pushReference(L, entry->actions);
    Bindings::pushGame(L);
    Bindings::pushOffer(L);
    const auto failed = m_runtime->call(2, 0);
    if (failed && (failed->budget || offer.actions.size() < m_context->enough))
        return error(*failed);
    if (const auto done = complete(offer, *entry, state); !done)
        return done.error();
    return offer;
}

// Fills in what the verbs say of all their actions; most offers use few verbs, in runs.
Result<Done> LuaRules::complete(engine::Offer &offer, const DecisionEntry &entry,
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
                return Error{
                    Error::Code::ScriptFailed,
                    QCoreApplication::translate(
                        "LuaRules", "The decision '%1' offers '%2' but has no such verb.")
                        .arg(state.names().text(offer.decision), state.names().text(verb))};
            rule = found->rule.isEmpty() ? offer.rule : state.names().intern(found->rule);
            label = found->label.isEmpty() ? engine::NameId() : state.names().intern(found->label);
        }
        if (!action.rule)
            action.rule = rule;
        if (action.label.isEmpty())
            action.label.source = label;
    }
    return Done{};
}

Result<engine::BitMask> LuaRules::worthTrying(const GameState &state)
{
    engine::BitMask mask;
    const DecisionEntry *entry = current(state);
    if (!entry || entry->worth == LUA_NOREF)
        return mask;
    const Scope scope(*m_context, state);
    lua_State *L = m_runtime->state();
    pushReader(L, *m_context, readSpaces, &mask);
    pushReference(L, entry->worth);
    Bindings::pushGame(L);
    if (const auto failed = m_runtime->call(1, 1)) {
        lua_pop(L, 1);
        return error(*failed);
    }
    if (const auto failed = m_runtime->call(1, 0))
        return error(*failed);
    return mask;
}

} // namespace scripting
