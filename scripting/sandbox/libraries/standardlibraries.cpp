// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/libraries.h"
#include "scripting/sandbox/meter.h"

namespace scripting {

namespace {

// Runs a function of Lua's own library after paying for all text that it is given.
int paid(lua_State *L)
{
    qint64 gas = lua_gettop(L);
    for (int i = 1; i <= lua_gettop(L); ++i) {
        if (lua_type(L, i) == LUA_TSTRING)
            gas += qint64(lua_rawlen(L, i)) / 4;
    }
    Meter::of(L).spend(L, gas);
    return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

// Copies the named entries of the library table on top into a new one, which takes its place.
void keepOnly(lua_State *L, std::initializer_list<const char *> names, bool paying)
{
    lua_newtable(L);
    for (const char *name : names) {
        if (lua_getfield(L, -2, name) == LUA_TFUNCTION && paying)
            lua_pushcclosure(L, paid, 1);
        lua_setfield(L, -2, name);
    }
    lua_remove(L, -2);
}

} // namespace

void Libraries::openMath(lua_State *L)
{
    luaL_requiref(L, "math", luaopen_math, 0);
    keepOnly(L,
             {"abs",       "ceil", "floor", "max", "min",  "fmod",       "modf",      "sqrt", "exp",
              "log",       "sin",  "cos",   "tan", "asin", "acos",       "atan",      "deg",  "rad",
              "tointeger", "type", "ult",   "pi",  "huge", "maxinteger", "mininteger"},
             false);
    lua_setfield(L, -2, "math");
}

void Libraries::openUtf8(lua_State *L)
{
    luaL_requiref(L, "utf8", luaopen_utf8, 0);
    keepOnly(L, {"char", "charpattern", "codepoint", "len", "offset"}, true);
    lua_setfield(L, -2, "utf8");
}

} // namespace scripting
