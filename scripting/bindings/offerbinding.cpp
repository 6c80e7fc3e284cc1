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
constexpr size_t mostOpen = 100;

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
    const auto &actions = context.offer->actions;
    const bool isFound =
        context.isSought && std::any_of(actions.begin(), actions.end(), context.isSought);
    if (actions.size() < context.enough && !isFound)
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

using Open = engine::OpenAction;

// "own", "any" … or pieces.
void readPieces(lua_State *L, int at, Open &open)
{
    static constexpr std::pair<const char *, Open::Pieces> kinds[] = {
        {"own", Open::Pieces::Own},
        {"own_and_neutral", Open::Pieces::OwnAndNeutral},
        {"any", Open::Pieces::Any}};
    if (lua_type(L, at) == LUA_TSTRING) {
        for (const auto &[name, kind] : kinds) {
            if (qstrcmp(name, lua_tostring(L, at)) == 0) {
                open.pieces = kind;
                return;
            }
        }
    }
    open.pieces = Open::Pieces::Listed;
    Handles::eachPiece(L, at, [&](engine::PieceId piece) { open.pieceList.push_back(piece); });
    std::sort(open.pieceList.begin(), open.pieceList.end());
}

// "any", or a set or list of spaces.
void readSpaces(lua_State *L, int at, Open &open)
{
    if (lua_type(L, at) == LUA_TSTRING && qstrcmp(lua_tostring(L, at), "any") == 0) {
        open.spaces = Open::Spaces::Any;
        return;
    }
    open.spaces = Open::Spaces::Listed;
    open.spaceList = spaceList(L, at);
    std::sort(open.spaceList.begin(), open.spaceList.end());
}

// "side", "piece", "text", a list of words, or {least = 0, most = 5}.
void readValues(lua_State *L, int at, Open &open)
{
    static constexpr std::pair<const char *, Open::Values> kinds[] = {
        {"side", Open::Values::Sides},
        {"piece", Open::Values::Pieces},
        {"text", Open::Values::Text}};
    if (lua_type(L, at) == LUA_TSTRING) {
        const auto known = std::find_if(std::begin(kinds), std::end(kinds), [&](const auto &kind) {
            return qstrcmp(kind.first, lua_tostring(L, at)) == 0;
        });
        if (known == std::end(kinds))
            luaL_error(L, "there are no values '%s'", lua_tostring(L, at));
        open.values = known->second;
        return;
    }
    luaL_checktype(L, at, LUA_TTABLE);
    for (lua_Integer i = 1; lua_geti(L, at, i) != LUA_TNIL; ++i) {
        LuaRuntime::spend(L, 1);
        open.words.push_back(Handles::word(L, lua_gettop(L)));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    open.values = open.words.empty() ? Open::Values::Range : Open::Values::Words;
    if (!open.words.empty())
        return;
    const Spec range(L, at, {"least", "most"});
    open.least = range.integer("least", 0);
    open.most = range.integer("most", open.least);
}

// A verb for more things than could be listed; its `why` has the last word on each of them.
int open(lua_State *L)
{
    Open open;
    open.verb = Handles::word(L, 2);
    const Spec more(L, 3, {"pieces", "spaces", "values", "many", "optional", "label", "rule"});
    if (const int at = more.find("pieces"))
        readPieces(L, at, open);
    if (const int at = more.find("spaces"))
        readSpaces(L, at, open);
    if (const int at = more.find("values"))
        readValues(L, at, open);
    if (const int at = more.find("label"))
        open.label = Handles::words(L, at);
    if (const int at = more.find("rule"))
        open.rule = Handles::word(L, at);
    open.many = more.flag("many");
    open.mayLackValue = more.flag("optional");
    LuaRuntime::spend(L, 10 + qint64(open.pieceList.size() + open.spaceList.size()));
    engine::Offer &offer = offerOf(L);
    if (offer.open.size() >= mostOpen)
        return luaL_error(L, "too many actions are offered");
    offer.open.push_back(std::move(open));
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
                                {"open", open},     {"count", count}};
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
