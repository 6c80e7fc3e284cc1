// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "engine/board/directions.h"
#include "engine/board/facings.h"
#include "scripting/bindings/fields.h"
#include "scripting/bindings/handles.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::Bindings {

namespace {

using engine::SpaceId;

// Upvalue 2 of both readers is the table of names.
int readPiece(lua_State *L)
{
    LuaRuntime::spend(L, 2);
    lua_pushvalue(L, 2);
    lua_rawget(L, lua_upvalueindex(2));
    if (!lua_isinteger(L, -1))
        return luaL_error(L, "pieces have no '%s'", luaL_tolstring(L, 2, nullptr));
    const auto code = Fields::Code(lua_tointeger(L, -1));
    const engine::PieceId piece(*static_cast<int32_t *>(lua_touserdata(L, 1)));
    Fields::pushOfPiece(L, contextOf(L), piece, code);
    return 1;
}

int readSpace(lua_State *L)
{
    LuaRuntime::spend(L, 2);
    lua_pushvalue(L, 2);
    lua_rawget(L, lua_upvalueindex(2));
    if (lua_isfunction(L, -1))
        return 1;
    if (!lua_isinteger(L, -1))
        return luaL_error(L, "spaces have no '%s'", luaL_tolstring(L, 2, nullptr));
    const auto code = Fields::Code(lua_tointeger(L, -1));
    const SpaceId space(*static_cast<int32_t *>(lua_touserdata(L, 1)));
    Fields::pushOfSpace(L, contextOf(L), space, code);
    return 1;
}

int refuseWrite(lua_State *L)
{
    return luaL_error(L, "pieces and spaces are changed through the turn");
}

int pieceText(lua_State *L)
{
    Handles::push(L, contextOf(L).module.piece(Handles::piece(L, 1)).id);
    return 1;
}

int spaceText(lua_State *L)
{
    Handles::push(L, contextOf(L).module.map.space(Handles::space(L, 1)).id);
    return 1;
}

// The number of the feature whose name is at index 2, -1 when tables/terrain.json has none; upvalue
// 2 keeps what was looked up before.
int featureAt(lua_State *L)
{
    luaL_checkstring(L, 2);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(2)) == LUA_TNUMBER)
        return int(lua_tointeger(L, -1));
    const int kind = contextOf(L).module.terrain.feature(QString::fromUtf8(lua_tostring(L, 2)));
    if (kind >= 0) {
        lua_pushvalue(L, 2);
        lua_pushinteger(L, kind);
        lua_rawset(L, lua_upvalueindex(2));
    }
    return kind;
}

int has(lua_State *L)
{
    LuaRuntime::spend(L, 2);
    ScriptContext &context = contextOf(L);
    const SpaceId space = Handles::space(L, 1);
    if (const int kind = featureAt(L); kind >= 0) {
        context.seeGround();
        lua_pushboolean(L, context.profiles.ground().has(space, kind));
    } else {
        const QString id = QString::fromUtf8(lua_tostring(L, 2));
        lua_pushboolean(L, context.module.map.space(space).features.contains(id));
    }
    return 1;
}

int adjacent(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    const auto &graph = contextOf(L).module.map.graph();
    lua_pushboolean(L, graph.arcBetween(Handles::space(L, 1), Handles::space(L, 2)) >= 0);
    return 1;
}

int direction(lua_State *L)
{
    LuaRuntime::spend(L, 2);
    const engine::Directions directions(contextOf(L).module.map);
    const int facing = directions.between(Handles::space(L, 1), Handles::space(L, 2));
    if (facing == engine::Facings::none)
        lua_pushnil(L);
    else
        lua_pushinteger(L, facing);
    return 1;
}

int neighbour(lua_State *L)
{
    LuaRuntime::spend(L, 4);
    const lua_Integer facing = luaL_checkinteger(L, 2);
    if (facing < 0 || facing >= engine::Facings::count)
        return luaL_error(L, "directions are 0 to 11, not %I", facing);
    const engine::Directions directions(contextOf(L).module.map);
    if (const SpaceId found = directions.neighbour(Handles::space(L, 1), int(facing)))
        Handles::push(L, found);
    else
        lua_pushnil(L);
    return 1;
}

// On one hex map the distance is a sum; elsewhere the graph is searched.
int distance(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const SpaceId from = Handles::space(L, 1);
    const SpaceId to = Handles::space(L, 2);
    const engine::Space &a = context.module.map.space(from);
    const engine::Space &b = context.module.map.space(to);
    LuaRuntime::spend(L, 2);
    if (a.board == b.board && a.kind == engine::Space::Kind::Hex && b.kind == a.kind) {
        lua_pushinteger(L, a.hex.distance(b.hex));
        return 1;
    }
    LuaRuntime::spend(L, context.module.map.spaceCount() / 4);
    const int32_t steps = context.distance.between(from, to);
    if (steps == engine::Distance::Unreached)
        lua_pushnil(L);
    else
        lua_pushinteger(L, steps);
    return 1;
}

int edgeKind(lua_State *L, int index)
{
    const int kind =
        contextOf(L).module.terrain.edge(QString::fromUtf8(luaL_checkstring(L, index)));
    if (kind < 0)
        luaL_error(L, "there is no edge kind '%s'", lua_tostring(L, index));
    return kind;
}

int over(lua_State *L)
{
    LuaRuntime::spend(L, 2);
    ScriptContext &context = contextOf(L);
    context.seeGround();
    const int32_t arc =
        context.module.map.graph().arcBetween(Handles::space(L, 1), Handles::space(L, 2));
    const int kind = edgeKind(L, 3);
    lua_pushboolean(L, arc >= 0 && context.profiles.counts(arc, kind));
    return 1;
}

int edge(lua_State *L)
{
    LuaRuntime::spend(L, 4);
    const engine::Module &module = contextOf(L).module;
    const engine::EdgeId id = module.map.edgeBetween(Handles::space(L, 1), Handles::space(L, 2));
    lua_newtable(L);
    if (!id)
        return 1;
    lua_Integer i = 0;
    for (const engine::EdgeFeature &feature : module.map.edge(id).features) {
        Handles::push(L, module.terrain.edges[size_t(feature.kind)].id);
        lua_rawseti(L, -2, ++i);
    }
    for (const auto &[key, value] : stateOf(L).edgeProperties()) {
        if (key.first != id)
            continue;
        Handles::push(L, stateOf(L).names(), key.second);
        lua_rawseti(L, -2, ++i);
    }
    return 1;
}

int way(lua_State *L)
{
    LuaRuntime::spend(L, 2);
    const engine::Module &module = contextOf(L).module;
    const SpaceId here = Handles::space(L, 1);
    const int kind = module.terrain.way(QString::fromUtf8(luaL_checkstring(L, 2)));
    if (kind < 0)
        return luaL_error(L, "there is no way '%s'", lua_tostring(L, 2));
    if (!lua_isnoneornil(L, 3)) {
        const engine::EdgeId id = module.map.edgeBetween(here, Handles::space(L, 3));
        lua_pushboolean(L, id && (module.map.edge(id).ways >> kind & 1u));
        return 1;
    }
    const auto &graph = module.map.graph();
    bool through = false;
    for (auto arc = size_t(graph.firstArc[size_t(here.value)]);
         arc < size_t(graph.firstArc[size_t(here.value) + 1]); ++arc)
        through |= module.map.edge(engine::EdgeId(graph.arcs[arc].edge)).ways >> kind & 1u;
    lua_pushboolean(L, through);
    return 1;
}

void setReader(lua_State *L, ScriptContext &context, lua_CFunction read, lua_CFunction text)
{
    // The table of names is on top, the metatable below it.
    lua_pushlightuserdata(L, &context);
    lua_insert(L, -2);
    lua_pushcclosure(L, read, 2);
    lua_setfield(L, -2, "__index");
    const Function functions[] = {{"__newindex", refuseWrite}, {"__tostring", text}};
    setFunctions(L, context, functions);
}

} // namespace

void addPiecesAndSpaces(lua_State *L, ScriptContext &context)
{
    pushMetatable(L, "piece", 1);
    Fields::pushPieceCodes(L, context);
    setReader(L, context, readPiece, pieceText);
    pushMetatable(L, "space", 2);
    Fields::pushSpaceCodes(L, context);
    const Function methods[] = {{"adjacent", adjacent},
                                {"distance", distance},
                                {"direction", direction},
                                {"neighbour", neighbour},
                                {"over", over},
                                {"edge", edge},
                                {"way", way}};
    setFunctions(L, context, methods);
    lua_pushlightuserdata(L, &context);
    lua_newtable(L);
    lua_pushcclosure(L, has, 2);
    lua_setfield(L, -2, "has");
    setReader(L, context, readSpace, spaceText);
    Handles::create(L, context, lua_gettop(L) - 1, lua_gettop(L));
    lua_pop(L, 2);
}

} // namespace scripting::Bindings
