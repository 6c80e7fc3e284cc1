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
    engine::BitMask made;
    std::optional<engine::BitSpan> spaces; ///< \a made, or a set that Lua holds.
    std::optional<engine::SideId> side;
    std::optional<engine::SideId> with;
    std::optional<engine::BitMask> among; ///< The others have not what never changes.

    void narrow(const engine::BitMask &mask)
    {
        if (among)
            *among &= mask;
        else
            among = mask;
    }
    void add(Condition condition, const FixedValues::Matches *fixed)
    {
        if (fixed)
            narrow(fixed->mask);
        if (!fixed || !fixed->isCertain)
            conditions.push_back(condition);
    }
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
        filter.spaces = spaceSet(L, value, filter.made);
    } else if (is("with")) {
        filter.with = Handles::side(L, value);
    } else if (is("feature")) {
        filter.narrow(contextOf(L).spacesWith(QString::fromUtf8(luaL_checkstring(L, value))));
    } else {
        return false;
    }
    return true;
}

void addCondition(lua_State *L, Filter &filter, const char *codes, int key)
{
    ScriptContext &context = contextOf(L);
    const bool isOfPieces = codes == pieceCodes;
    const Condition one{codeOf(L, codes, key), Handles::value(L, key + 1)};
    if (isOfPieces && one.code == Fields::SideField && one.value.type == Value::Type::Side)
        filter.side = engine::SideId(one.value.number);
    else if (isOfPieces)
        filter.add(one, context.fixed.ofPieces(context, stateOf(L), one.code, one.value));
    else
        filter.add(one, context.fixed.ofSpaces(context, stateOf(L), one.code, one.value));
}

/// Reads the filter at \a index, which has to stay there, into \a filter.
void readFilter(lua_State *L, int index, const char *codes, Filter &filter)
{
    if (lua_isnoneornil(L, index))
        return;
    luaL_checktype(L, index, LUA_TTABLE);
    FrozenTable::pushReal(L, index);
    const int table = lua_gettop(L);
    for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
        if (lua_type(L, -2) != LUA_TSTRING)
            luaL_error(L, "a filter has names as keys");
        const int key = lua_gettop(L) - 1;
        if (!special(L, filter, lua_tostring(L, key), key + 1))
            addCondition(L, filter, codes, key);
    }
    lua_pop(L, 1);
    // What is printed takes longest to look up.
    std::sort(filter.conditions.begin(), filter.conditions.end(),
              [](const Condition &a, const Condition &b) { return a.code < b.code; });
}

bool matches(const ScriptContext &context, const engine::GameState &state, const Filter &filter,
             PieceId piece)
{
    const SpaceId space = state.piece(piece).space;
    if (filter.side && state.piece(piece).side != *filter.side)
        return false;
    if (filter.onMap && !context.mapSpaces.test(space.value))
        return false;
    if (filter.spaces && !filter.spaces->test(space.value))
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
    if (filter.onMap && !context.mapSpaces.test(space.value))
        return false;
    if (filter.spaces && !filter.spaces->test(space.value))
        return false;
    if (filter.with && !hasPieceOf(state, space, *filter.with))
        return false;
    return std::all_of(filter.conditions.begin(), filter.conditions.end(), [&](const auto &one) {
        return Fields::ofSpace(context, state, space, one.code) == one.value;
    });
}

/// Calls \a visit with every one of \a all that the filter lets pass.
template<typename Id, typename Visit>
void eachOf(lua_State *L, const Filter &filter, int32_t all, Visit visit)
{
    const ScriptContext &context = contextOf(L);
    const engine::GameState &state = stateOf(L);
    const auto look = [&](int32_t i) {
        if (matches(context, state, filter, Id(i)))
            visit(Id(i));
    };
    const int32_t candidates = filter.among ? filter.among->count() + all / 16 : all;
    LuaRuntime::spend(L, candidates / 4 + 4);
    if (filter.among) {
        filter.among->forEach(look);
        return;
    }
    for (int32_t i = 0; i < all; ++i)
        look(i);
}

template<typename Visit> void eachMatch(lua_State *L, int index, Visit visit)
{
    Filter filter;
    readFilter(L, index, pieceCodes, filter);
    eachOf<PieceId>(L, filter, stateOf(L).pieceCount(), visit);
}

int pieces(lua_State *L)
{
    Handles::pushList(L, matchingPieces(L, 2));
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
    const lua_Integer least = luaL_optinteger(L, 3, 1);
    const engine::GameState &state = stateOf(L);
    engine::BitMask mask(state.spaceCount());
    std::vector<lua_Integer> counts(least > 1 ? size_t(state.spaceCount()) : 0);
    eachMatch(L, 2, [&](PieceId piece) {
        const SpaceId space = state.piece(piece).space;
        if (space && (least <= 1 || ++counts[size_t(space.value)] >= least))
            mask.set(space.value);
    });
    pushSpaceSet(L, mask);
    return 1;
}

template<typename Visit> void eachSpace(lua_State *L, Visit visit)
{
    Filter filter;
    readFilter(L, 2, spaceCodes, filter);
    eachOf<SpaceId>(L, filter, stateOf(L).spaceCount(), visit);
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
    std::vector<SpaceId> found;
    eachSpace(L, [&](SpaceId space) { found.push_back(space); });
    Handles::pushList(L, found);
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
