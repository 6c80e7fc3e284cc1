// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "scripting/bindings/fields.h"
#include "scripting/bindings/handles.h"
#include "scripting/sandbox/frozentable.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::Bindings {

namespace {

using engine::PieceId;
using engine::SpaceId;
using engine::Value;

/// One key of a filter, resolved.
struct Condition
{
    Fields::Code code;
    Value value;
};

/// A filter of pieces or spaces: every condition must hold.
struct Filter
{
    std::vector<Condition> conditions;
    bool onMap = false;
    std::optional<engine::BitMask> spaces;
    std::optional<engine::SideId> with;
    const engine::BitMask *among = nullptr; ///< Only these spaces have the ground or feature.
};

// The codes are those that the objects' own readers use.
Fields::Code codeOf(lua_State *L, const char *of, int key)
{
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, of) != LUA_TTABLE) {
        lua_pop(L, 1);
        if (*of == 'p')
            Fields::pushPieceCodes(L, contextOf(L));
        else
            Fields::pushSpaceCodes(L, contextOf(L));
        lua_pushvalue(L, -1);
        lua_rawsetp(L, LUA_REGISTRYINDEX, of);
    }
    lua_pushvalue(L, key);
    lua_rawget(L, -2);
    if (!lua_isinteger(L, -1))
        luaL_error(L, "there is nothing called '%s' to look for", luaL_tolstring(L, key, nullptr));
    const auto code = Fields::Code(lua_tointeger(L, -1));
    lua_pop(L, 2);
    return code;
}

const char *const pieceCodes = "pieces";
const char *const spaceCodes = "spaces";

/// Keys that are no fields; true when the key at the top's pair was one.
bool special(lua_State *L, Filter &filter, const char *key, int value)
{
    const auto is = [&](const char *name) { return qstrcmp(key, name) == 0; };
    if (is("onMap")) {
        filter.onMap = lua_toboolean(L, value);
    } else if (is("space") && (isSpaceSet(L, value) || lua_istable(L, value))) {
        filter.spaces = spaceSet(L, value);
    } else if (is("with")) {
        filter.with = Handles::side(L, value);
    } else if (is("feature")) {
        filter.among = &contextOf(L).spacesWith(QString::fromUtf8(luaL_checkstring(L, value)));
    } else {
        return false;
    }
    return true;
}

Filter filterAt(lua_State *L, int index, const char *codes)
{
    Filter filter;
    if (lua_isnoneornil(L, index))
        return filter;
    luaL_checktype(L, index, LUA_TTABLE);
    FrozenTable::pushReal(L, index);
    const int table = lua_gettop(L);
    for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
        if (lua_type(L, -2) != LUA_TSTRING)
            luaL_error(L, "a filter has names as keys");
        const int key = lua_gettop(L) - 1;
        if (!special(L, filter, lua_tostring(L, key), key + 1))
            filter.conditions.push_back({codeOf(L, codes, key), Handles::value(L, key + 1)});
    }
    lua_pop(L, 1);
    // What is printed takes longest to look up.
    std::sort(filter.conditions.begin(), filter.conditions.end(),
              [](const Condition &a, const Condition &b) { return a.code < b.code; });
    return filter;
}

bool isMap(const ScriptContext &context, SpaceId space)
{
    return context.module.map.space(space).kind <= engine::Space::Kind::Area;
}

bool matches(const ScriptContext &context, const engine::GameState &state, const Filter &filter,
             PieceId piece)
{
    const SpaceId space = state.piece(piece).space;
    if (filter.onMap && !(space && isMap(context, space)))
        return false;
    if (filter.spaces && !(space && filter.spaces->test(space.value)))
        return false;
    return std::all_of(filter.conditions.begin(), filter.conditions.end(), [&](const auto &one) {
        return Fields::ofPiece(context, state, piece, one.code) == one.value;
    });
}

bool hasPieceOf(const engine::GameState &state, SpaceId space, engine::SideId side)
{
    for (PieceId piece = state.bottom(space); piece; piece = state.piece(piece).next) {
        if (state.piece(piece).side == side)
            return true;
    }
    return false;
}

bool matches(const ScriptContext &context, const engine::GameState &state, const Filter &filter,
             SpaceId space)
{
    if (filter.onMap && !isMap(context, space))
        return false;
    if (filter.spaces && !filter.spaces->test(space.value))
        return false;
    if (filter.with && !hasPieceOf(state, space, *filter.with))
        return false;
    return std::all_of(filter.conditions.begin(), filter.conditions.end(), [&](const auto &one) {
        return Fields::ofSpace(context, state, space, one.code) == one.value;
    });
}

template<typename Visit> void eachMatch(lua_State *L, int index, Visit visit)
{
    const ScriptContext &context = contextOf(L);
    const engine::GameState &state = stateOf(L);
    const Filter filter = filterAt(L, index, pieceCodes);
    LuaRuntime::spend(L, state.pieceCount() / 4 + 4);
    for (int32_t i = 0; i < state.pieceCount(); ++i) {
        if (matches(context, state, filter, PieceId(i)))
            visit(PieceId(i));
    }
}

int pieces(lua_State *L)
{
    lua_Integer count = 0;
    lua_settop(L, 2);
    lua_newtable(L);
    eachMatch(L, 2, [&](PieceId piece) {
        Handles::push(L, piece);
        lua_rawseti(L, 3, ++count);
    });
    return 1;
}

int countPieces(lua_State *L)
{
    lua_Integer found = 0;
    lua_settop(L, 2);
    eachMatch(L, 2, [&](PieceId) { ++found; });
    lua_pushinteger(L, found);
    return 1;
}

int sumPieces(lua_State *L)
{
    lua_settop(L, 3);
    luaL_checkstring(L, 3);
    const Fields::Code code = codeOf(L, pieceCodes, 3);
    const ScriptContext &context = contextOf(L);
    const engine::GameState &state = stateOf(L);
    lua_Integer total = 0;
    eachMatch(L, 2, [&](PieceId piece) {
        const Value value = Fields::ofPiece(context, state, piece, code);
        if (value.type == Value::Type::Integer)
            total += value.number;
        else if (!value.isNone())
            luaL_error(L, "'%s' is not a number", lua_tostring(L, 3));
    });
    lua_pushinteger(L, total);
    return 1;
}

int occupied(lua_State *L)
{
    engine::BitMask mask(contextOf(L).module.map.spaceCount());
    const engine::GameState &state = stateOf(L);
    eachMatch(L, 2, [&](PieceId piece) {
        if (const SpaceId space = state.piece(piece).space)
            mask.set(space.value);
    });
    pushSpaceSet(L, mask);
    return 1;
}

template<typename Visit> void eachSpace(lua_State *L, Visit visit)
{
    const ScriptContext &context = contextOf(L);
    const engine::GameState &state = stateOf(L);
    Filter filter = filterAt(L, 2, spaceCodes);
    for (const Condition &one : filter.conditions) {
        if (!filter.among && one.code == Fields::Terrain && one.value.type == Value::Type::Word)
            filter.among = &contextOf(L).spacesOf(engine::NameId(one.value.number));
    }
    const auto look = [&](int32_t i) {
        if (matches(context, state, filter, SpaceId(i)))
            visit(SpaceId(i));
    };
    if (filter.among) {
        LuaRuntime::spend(L, filter.among->count() / 4 + state.spaceCount() / 64 + 4);
        filter.among->forEach(look);
        return;
    }
    LuaRuntime::spend(L, state.spaceCount() / 4 + 4);
    for (int32_t i = 0; i < state.spaceCount(); ++i)
        look(i);
}

int region(lua_State *L)
{
    lua_settop(L, 2);
    engine::BitMask mask(stateOf(L).spaceCount());
    eachSpace(L, [&](SpaceId space) { mask.set(space.value); });
    pushSpaceSet(L, mask);
    return 1;
}

int spaces(lua_State *L)
{
    lua_settop(L, 2);
    lua_newtable(L);
    lua_Integer count = 0;
    eachSpace(L, [&](SpaceId space) {
        Handles::push(L, space);
        lua_rawseti(L, 3, ++count);
    });
    return 1;
}

} // namespace

std::span<const Function> gameReaders()
{
    static constexpr Function functions[] = {{"pieces", pieces}, {"count", countPieces},
                                             {"sum", sumPieces}, {"spaces", spaces},
                                             {"region", region}, {"occupied", occupied}};
    return functions;
}

std::vector<PieceId> matchingPieces(lua_State *L, int index)
{
    std::vector<PieceId> found;
    eachMatch(L, index, [&](PieceId piece) { found.push_back(piece); });
    return found;
}

} // namespace scripting::Bindings
