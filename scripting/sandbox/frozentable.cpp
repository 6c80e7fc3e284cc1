// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/frozentable.h"

#include <cstring>

namespace scripting {

namespace {

// Addresses as keys: no script can make or find them.
const char RealKey = 0; // in the metatable of a stand-in: the real table
const char OriginKey = 0; // in a metatable made here: what the script takes for it
const char CopyKey = 0; // in the metatable of a stand-in: its copy for use as a metatable
const char KeysKey = 0; // in the metatable of a stand-in: its keys in order

int refuseWrite(lua_State *L)
{
    return luaL_error(L, "this table is frozen: it was made while the module was loaded");
}

int realLength(lua_State *L)
{
    lua_pushinteger(L, lua_Integer(lua_rawlen(L, lua_upvalueindex(1))));
    return 1;
}

// A function given as __index must see the stand-in, never the real table.
int realOrAsk(lua_State *L)
{
    lua_settop(L, 2);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL)
        return 1;
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_insert(L, 1);
    lua_settop(L, 3);
    lua_call(L, 2, 1);
    return 1;
}

bool isOwnField(const char *name)
{
    return std::strcmp(name, "__index") == 0 || std::strcmp(name, "__newindex") == 0;
}

// Copies the metamethods of the table at `from` into the table at `to`.
void copyMetamethods(lua_State *L, int from, int to)
{
    lua_pushnil(L);
    while (lua_next(L, from)) {
        const bool isName = lua_type(L, -2) == LUA_TSTRING;
        if (isName && std::strncmp(lua_tostring(L, -2), "__", 2) == 0
            && !isOwnField(lua_tostring(L, -2))) {
            lua_pushvalue(L, -2);
            lua_insert(L, -2);
            lua_rawset(L, to);
        } else {
            lua_pop(L, 1);
        }
    }
}

// Replaces a stand-in on top by its real table where a read gives the same, one step sooner.
void shortenIndex(lua_State *L)
{
    if (!FrozenTable::isFrozen(L, -1))
        return;
    lua_getmetatable(L, -1);
    lua_pushliteral(L, "__index");
    lua_rawget(L, -2);
    if (lua_istable(L, -1))
        lua_replace(L, -3);
    else
        lua_pop(L, 1);
    lua_pop(L, 1);
}

// Reads of the real table go on to the table on top: what its class gives.
void inheritFrom(lua_State *L, int real)
{
    lua_createtable(L, 0, 1);
    lua_insert(L, -2);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, real);
}

} // namespace

bool FrozenTable::isFrozen(lua_State *L, int index)
{
    if (!lua_istable(L, index) || !lua_getmetatable(L, index))
        return false;
    const bool frozen = lua_rawgetp(L, -1, &RealKey) != LUA_TNIL;
    lua_pop(L, 2);
    return frozen;
}

void FrozenTable::pushReal(lua_State *L, int index)
{
    index = lua_absindex(L, index);
    if (lua_istable(L, index) && lua_getmetatable(L, index)) {
        if (lua_rawgetp(L, -1, &RealKey) != LUA_TNIL) {
            lua_remove(L, -2);
            return;
        }
        lua_pop(L, 2);
    }
    lua_pushvalue(L, index);
}

void FrozenTable::pushStandIn(lua_State *L, int index)
{
    index = lua_absindex(L, index);
    luaL_checkstack(L, 6, nullptr);
    lua_newtable(L);
    lua_createtable(L, 0, 4);
    lua_pushvalue(L, index);
    lua_rawsetp(L, -2, &RealKey);
    lua_pushvalue(L, index);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, refuseWrite);
    lua_setfield(L, -2, "__newindex");
    lua_pushvalue(L, index);
    lua_pushcclosure(L, realLength, 1);
    lua_setfield(L, -2, "__len");
    lua_setmetatable(L, -2);
}

void FrozenTable::finish(lua_State *L, int standIn, int meta)
{
    if (meta == 0)
        return;
    standIn = lua_absindex(L, standIn);
    meta = lua_absindex(L, meta);
    luaL_checkstack(L, 10, nullptr);
    const int top = lua_gettop(L);
    lua_getmetatable(L, standIn);
    const int guard = top + 1;
    pushReal(L, standIn);
    const int real = top + 2;
    pushReal(L, meta);
    const int methods = top + 3;
    lua_pushnil(L);
    lua_setmetatable(L, real);
    copyMetamethods(L, methods, guard);
    lua_pushvalue(L, meta);
    lua_rawsetp(L, guard, &OriginKey);
    lua_pushliteral(L, "__index");
    if (lua_rawget(L, methods) == LUA_TTABLE) {
        inheritFrom(L, real);
    } else if (!lua_isnil(L, -1)) {
        lua_pushvalue(L, real);
        lua_insert(L, -2);
        lua_pushcclosure(L, realOrAsk, 2);
        lua_setfield(L, guard, "__index");
    }
    lua_settop(L, top);
}

void FrozenTable::shorten(lua_State *L, int standIn)
{
    pushReal(L, standIn);
    if (lua_getmetatable(L, -1)) {
        lua_getfield(L, -1, "__index");
        shortenIndex(L);
        lua_setfield(L, -2, "__index");
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

void FrozenTable::setMetatableCopy(lua_State *L, int index, int meta)
{
    index = lua_absindex(L, index);
    meta = lua_absindex(L, meta);
    luaL_checkstack(L, 10, nullptr);
    const int top = lua_gettop(L);
    const bool frozen = isFrozen(L, meta);
    if (frozen) {
        // One copy serves all tables of a class.
        lua_getmetatable(L, meta);
        if (lua_rawgetp(L, -1, &CopyKey) != LUA_TNIL) {
            lua_setmetatable(L, index);
            lua_settop(L, top);
            return;
        }
        lua_settop(L, top);
    }
    lua_newtable(L);
    const int copy = top + 1;
    pushReal(L, meta);
    copyMetamethods(L, top + 2, copy);
    for (const char *name : {"__index", "__newindex"}) {
        lua_pushstring(L, name);
        lua_rawget(L, top + 2);
        if (name[2] == 'i')
            shortenIndex(L);
        lua_setfield(L, copy, name);
    }
    lua_pushvalue(L, meta);
    lua_rawsetp(L, copy, &OriginKey);
    lua_settop(L, copy);
    if (frozen) {
        lua_getmetatable(L, meta);
        lua_pushvalue(L, copy);
        lua_rawsetp(L, -2, &CopyKey);
        lua_settop(L, copy);
    }
    lua_setmetatable(L, index);
}

void FrozenTable::checkCall(lua_State *L, int meta)
{
    meta = lua_absindex(L, meta);
    lua_pushliteral(L, "__call");
    const int type = lua_rawget(L, meta);
    if (type != LUA_TNIL && type != LUA_TFUNCTION)
        luaL_error(L, "__call must be a function");
    lua_pop(L, 1);
}

void FrozenTable::pushMetatable(lua_State *L, int index)
{
    if (!lua_getmetatable(L, index)) {
        lua_pushnil(L);
        return;
    }
    if (lua_rawgetp(L, -1, &OriginKey) == LUA_TNIL) {
        lua_pop(L, 1);
        const bool standIn = lua_rawgetp(L, -1, &RealKey) != LUA_TNIL;
        lua_pop(L, 1);
        if (!standIn)
            return;
        lua_pushnil(L);
    }
    lua_remove(L, -2);
}

bool FrozenTable::pushKeys(lua_State *L, int standIn)
{
    if (!lua_getmetatable(L, standIn))
        return false;
    const bool found = lua_rawgetp(L, -1, &KeysKey) != LUA_TNIL;
    lua_remove(L, -2);
    if (!found)
        lua_pop(L, 1);
    return found;
}

void FrozenTable::keepKeys(lua_State *L, int standIn)
{
    lua_getmetatable(L, standIn);
    lua_pushvalue(L, -2);
    lua_rawsetp(L, -2, &KeysKey);
    lua_pop(L, 1);
}

} // namespace scripting
