// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "scripting/bindings/handles.h"
#include "scripting/sandbox/luaruntime.h"

#include <new>

namespace scripting::Bindings {

namespace {

using engine::BitMask;
using engine::SpaceId;

const char setMeta = 0; // its address is the key in the registry

BitMask &maskAt(lua_State *L, int index)
{
    if (!isSpaceSet(L, index))
        luaL_error(L, "a set of spaces was expected, not a %s", luaL_typename(L, index));
    return *static_cast<BitMask *>(lua_touserdata(L, index));
}

int setHas(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    lua_pushboolean(L, maskAt(L, 1).test(Handles::space(L, 2).value));
    return 1;
}

int unite(lua_State *L)
{
    pushSpaceSet(L, maskAt(L, 1) | spaceSet(L, 2));
    return 1;
}

int minus(lua_State *L)
{
    pushSpaceSet(L, maskAt(L, 1) - spaceSet(L, 2));
    return 1;
}

int common(lua_State *L)
{
    pushSpaceSet(L, maskAt(L, 1) & spaceSet(L, 2));
    return 1;
}

int list(lua_State *L)
{
    const BitMask &mask = maskAt(L, 1);
    LuaRuntime::spend(L, mask.size() / 64 + mask.count());
    lua_newtable(L);
    lua_Integer i = 0;
    mask.forEach([&](int32_t space) {
        Handles::push(L, SpaceId(space));
        lua_rawseti(L, -2, ++i);
    });
    return 1;
}

int size(lua_State *L)
{
    const BitMask &mask = maskAt(L, 1);
    LuaRuntime::spend(L, mask.size() / 64);
    lua_pushinteger(L, mask.count());
    return 1;
}

// The words of a mask lie outside of Lua's memory, so they are counted here.
qint64 bytesOf(const BitMask &mask)
{
    return mask.size() / 8 + 64;
}

int destroy(lua_State *L)
{
    auto *mask = static_cast<BitMask *>(lua_touserdata(L, 1));
    contextOf(L).setBytes -= bytesOf(*mask);
    mask->~BitMask();
    return 0;
}

} // namespace

void pushSpaceSet(lua_State *L, const BitMask &mask)
{
    LuaRuntime::spend(L, 2 + mask.size() / 64);
    ScriptContext &context = contextOf(L);
    if (context.setBytes > ScriptContext::mostSetBytes) {
        lua_gc(L, LUA_GCCOLLECT);
        if (context.setBytes > ScriptContext::mostSetBytes)
            luaL_error(L, "too many sets of spaces");
    }
    context.setBytes += bytesOf(mask);
    void *place = lua_newuserdatauv(L, sizeof(BitMask), 0);
    new (place) BitMask(mask);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &setMeta);
    lua_setmetatable(L, -2);
}

bool isSpaceSet(lua_State *L, int index)
{
    if (lua_type(L, index) != LUA_TUSERDATA || !lua_getmetatable(L, index))
        return false;
    lua_rawgetp(L, LUA_REGISTRYINDEX, &setMeta);
    const bool same = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
    return same;
}

BitMask spaceSet(lua_State *L, int index)
{
    if (isSpaceSet(L, index))
        return *static_cast<BitMask *>(lua_touserdata(L, index));
    BitMask mask(contextOf(L).module.map.spaceCount());
    for (const SpaceId space : spaceList(L, index))
        mask.set(space.value);
    return mask;
}

std::vector<SpaceId> spaceList(lua_State *L, int index)
{
    std::vector<SpaceId> spaces;
    if (isSpaceSet(L, index)) {
        maskAt(L, index).forEach([&](int32_t space) { spaces.push_back(SpaceId(space)); });
    } else if (lua_istable(L, index)) {
        const int table = lua_absindex(L, index);
        for (lua_Integer i = 1; lua_geti(L, table, i) != LUA_TNIL; ++i) {
            LuaRuntime::spend(L, 1);
            spaces.push_back(Handles::space(L, lua_gettop(L)));
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    } else if (!lua_isnoneornil(L, index)) {
        spaces.push_back(Handles::space(L, index));
    }
    LuaRuntime::spend(L, qint64(spaces.size()));
    return spaces;
}

void addSpaceSets(lua_State *L, ScriptContext &context)
{
    pushMetatable(L, "set of spaces", 0);
    lua_newtable(L);
    const Function methods[] = {{"has", setHas},    {"union", unite}, {"minus", minus},
                                {"common", common}, {"list", list},   {"size", size}};
    setFunctions(L, context, methods);
    lua_setfield(L, -2, "__index");
    const Function meta[] = {{"__gc", destroy}};
    setFunctions(L, context, meta);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &setMeta);
}

} // namespace scripting::Bindings
