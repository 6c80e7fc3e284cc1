// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/searchobject.h"

#include "scripting/bindings/handles.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::Bindings {

namespace {

struct Search
{
    int32_t slot;
    int32_t era;
};

} // namespace

void SearchObject::add(lua_State *L, ScriptContext &context,
                       std::span<const Function> methods) const
{
    pushMetatable(L, m_name, 0);
    lua_newtable(L);
    setFunctions(L, context, methods);
    lua_setfield(L, -2, "__index");
    lua_rawsetp(L, LUA_REGISTRYINDEX, this);
}

void SearchObject::push(lua_State *L, size_t slot) const
{
    auto *search = static_cast<Search *>(lua_newuserdatauv(L, sizeof(Search), 0));
    *search = {int32_t(slot), contextOf(L).era};
    lua_rawgetp(L, LUA_REGISTRYINDEX, this);
    lua_setmetatable(L, -2);
}

size_t SearchObject::slotAt(lua_State *L, int index) const
{
    bool same = false;
    if (lua_type(L, index) == LUA_TUSERDATA && lua_getmetatable(L, index)) {
        lua_rawgetp(L, LUA_REGISTRYINDEX, this);
        same = lua_rawequal(L, -1, -2);
        lua_pop(L, 2);
    }
    if (!same)
        luaL_error(L, "a %s was expected, not a %s", m_name, luaL_typename(L, index));
    const auto *search = static_cast<Search *>(lua_touserdata(L, index));
    if (search->era != contextOf(L).era)
        luaL_error(L, "this %s is of an earlier moment", m_name);
    return size_t(search->slot);
}

void pushSpaces(lua_State *L, std::span<const engine::SpaceId> spaces)
{
    LuaRuntime::spend(L, qint64(spaces.size()));
    Handles::pushList(L, spaces);
}

void pushWay(lua_State *L, std::span<const engine::SpaceId> spaces)
{
    if (spaces.empty())
        lua_pushnil(L);
    else
        pushSpaces(L, spaces);
}

} // namespace scripting::Bindings
