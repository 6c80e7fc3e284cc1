// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "scripting/bindings/handles.h"
#include "scripting/bindings/spec.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::Bindings {

namespace {

using engine::Action;
using engine::SpaceId;

const char offerObject = 0; // its address is the key in the registry
constexpr size_t mostActions = 200000;

engine::Offer &offerOf(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    if (!context.offer)
        luaL_error(L, "actions are offered only when a decision asks for them");
    return *context.offer;
}

void add(lua_State *L, Action action)
{
    LuaRuntime::spend(L, 2);
    engine::Offer &offer = offerOf(L);
    if (offer.actions.size() >= mostActions)
        luaL_error(L, "too many actions are offered");
    offer.actions.push_back(std::move(action));
}

// Stops the rule where nobody wants to hear of further actions.
void stopWhenEnough(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    if (context.offer->actions.size() < context.enough)
        return;
    lua_pushlightuserdata(L, &context);
    lua_error(L);
}

/// The verb at 2 and what `more` at \a index says of every action of the call.
Action pattern(lua_State *L, int index)
{
    Action action;
    action.verb = Handles::word(L, 2);
    const Spec more(L, index, {"value", "label", "rule", "piece", "space", "cost"});
    if (const int at = more.find("value"))
        action.value = Handles::value(L, at);
    if (const int at = more.find("label"))
        action.label = Handles::words(L, at);
    if (const int at = more.find("rule"))
        action.rule = Handles::word(L, at);
    if (const int at = more.find("piece"))
        action.piece = Handles::piece(L, at);
    if (const int at = more.find("space"))
        action.space = Handles::space(L, at);
    action.cost = more.integer("cost", 0);
    return action;
}

int button(lua_State *L)
{
    add(L, pattern(L, 3));
    stopWhenEnough(L);
    return 0;
}

int piece(lua_State *L)
{
    Action action = pattern(L, 4);
    Handles::eachPiece(L, 3, [&](engine::PieceId one) {
        action.piece = one;
        add(L, action);
    });
    stopWhenEnough(L);
    return 0;
}

int space(lua_State *L)
{
    Action action = pattern(L, 4);
    for (const SpaceId one : spaceList(L, 3)) {
        action.space = one;
        add(L, action);
    }
    stopWhenEnough(L);
    return 0;
}

int moves(lua_State *L)
{
    Action action = pattern(L, 5);
    action.piece = Handles::piece(L, 3);
    const auto found = reachAt(L, 4).ends();
    LuaRuntime::spend(L, qint64(found.size()));
    engine::Offer &offer = offerOf(L);
    if (offer.actions.size() + found.size() > mostActions)
        return luaL_error(L, "too many actions are offered");
    // The order must depend on the map only, not on how the search went.
    const std::span<const SpaceId> ends = contextOf(L).order.sorted(found);
    const size_t first = offer.actions.size();
    offer.actions.resize(first + ends.size(), action);
    for (size_t i = 0; i < ends.size(); ++i)
        offer.actions[first + i].space = ends[i];
    stopWhenEnough(L);
    return 0;
}

// Whether the seat is taken is not the rules' concern: the game knows how many people play.
int seat(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    const engine::Module &module = contextOf(L).module;
    engine::Offer &offer = offerOf(L);
    const engine::SeatId seat = module.seat(QString::fromUtf8(luaL_checkstring(L, 2)));
    if (!seat)
        return luaL_error(L, "there is no seat '%s'", lua_tostring(L, 2));
    if (module.seats[size_t(seat.value)].side != offer.side)
        return luaL_error(L, "the seat '%s' does not belong to the side that decides",
                          lua_tostring(L, 2));
    offer.seat = seat;
    return 0;
}

int count(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    lua_pushinteger(L, lua_Integer(offerOf(L).actions.size()));
    return 1;
}

// What the protocol does not know is not told: nobody would read it. Lint asks to have it noted.
int hint(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    engine::Offer &offer = offerOf(L);
    const char *name = luaL_checkstring(L, 2);
    const auto *known = engine::protocol::hint(QLatin1StringView(name));
    engine::Hint told;
    const bool isWords = known && known->type == engine::Value::Type::None;
    if (!isWords)
        told.value = Handles::value(L, 3);
    if (const int at = isWords ? 3 : 4; !lua_isnoneornil(L, at))
        told.label = Handles::words(L, at);
    if (known && told.value.type == known->type && told.label.isEmpty() != known->isLabelled) {
        told.name = known->hint;
        offer.hints.push_back(std::move(told));
    } else if (contextOf(L).unreadHints) {
        contextOf(L).unreadHints->insert(
            {contextOf(L).state->names().text(offer.decision), QString::fromUtf8(name)});
    }
    return 0;
}

} // namespace

void addOffer(lua_State *L, ScriptContext &context)
{
    lua_newuserdatauv(L, 1, 0);
    pushMetatable(L, "offer", 0);
    lua_newtable(L);
    const Function methods[] = {{"button", button}, {"piece", piece}, {"space", space},
                                {"moves", moves},   {"hint", hint},   {"seat", seat},
                                {"count", count}};
    setFunctions(L, context, methods);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &offerObject);
}

void pushOffer(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &offerObject);
}

} // namespace scripting::Bindings
