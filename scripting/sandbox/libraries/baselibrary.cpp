// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/frozentable.h"
#include "scripting/sandbox/libraries.h"
#include "scripting/sandbox/meter.h"
#include "scripting/sandbox/orderedpairs.h"

#include <charconv>
#include <cstring>

namespace scripting {

namespace {

int typeName(lua_State *L)
{
    luaL_checkany(L, 1);
    lua_pushstring(L, luaL_typename(L, 1));
    return 1;
}

int toString(lua_State *L)
{
    luaL_checkany(L, 1);
    Libraries::pushText(L, 1);
    return 1;
}

int digitValue(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    if (digit >= 'a' && digit <= 'z')
        return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'Z')
        return digit - 'A' + 10;
    return 99;
}

bool readInBase(const char *text, size_t length, int base, lua_Integer &value)
{
    constexpr char Spaces[] = " \f\n\r\t\v";
    const char *end = text + length;
    while (text < end && std::memchr(Spaces, *text, sizeof Spaces - 1))
        ++text;
    while (end > text && std::memchr(Spaces, end[-1], sizeof Spaces - 1))
        --end;
    const bool negative = text < end && *text == '-';
    text += negative;
    lua_Unsigned sum = 0;
    if (text == end)
        return false;
    for (; text < end; ++text) {
        const int digit = digitValue(*text);
        if (digit >= base)
            return false;
        sum = sum * lua_Unsigned(base) + lua_Unsigned(digit);
    }
    value = lua_Integer(negative ? 0 - sum : sum);
    return true;
}

int toNumber(lua_State *L)
{
    size_t length = 0;
    if (lua_isnoneornil(L, 2)) {
        luaL_checkany(L, 1);
        if (lua_type(L, 1) == LUA_TNUMBER) {
            lua_settop(L, 1);
            return 1;
        }
        if (lua_type(L, 1) == LUA_TSTRING) {
            const char *text = lua_tolstring(L, 1, &length);
            Meter::of(L).spend(L, qint64(length));
            if (lua_stringtonumber(L, text) == length + 1)
                return 1;
        }
        lua_pushnil(L);
        return 1;
    }
    const lua_Integer base = luaL_checkinteger(L, 2);
    luaL_checktype(L, 1, LUA_TSTRING);
    luaL_argcheck(L, base >= 2 && base <= 36, 2, "base out of range");
    const char *text = lua_tolstring(L, 1, &length);
    Meter::of(L).spend(L, qint64(length));
    lua_Integer value = 0;
    if (readInBase(text, length, int(base), value))
        lua_pushinteger(L, value);
    else
        lua_pushnil(L);
    return 1;
}

int raiseError(lua_State *L)
{
    const auto level = int(luaL_optinteger(L, 2, 1));
    lua_settop(L, 1);
    if (lua_type(L, 1) == LUA_TSTRING && level > 0) {
        luaL_where(L, level);
        lua_pushvalue(L, 1);
        lua_concat(L, 2);
    }
    return lua_error(L);
}

int assertTrue(lua_State *L)
{
    luaL_checkany(L, 1);
    if (lua_toboolean(L, 1))
        return lua_gettop(L);
    lua_remove(L, 1);
    lua_pushliteral(L, "assertion failed!");
    lua_settop(L, 1);
    return lua_error(L);
}

constexpr qint64 GasPerCatch = 20;
constexpr qint64 GasPerError = 200; // unwinding takes over a microsecond

// What went wrong stays wrong when the budget is gone: no script may catch that.
void passOnIfSpent(lua_State *L, int status)
{
    Meter &meter = Meter::of(L);
    if (status == LUA_ERRMEM)
        meter.outOfMemory();
    meter.spend(L, status == LUA_OK ? GasPerCatch : GasPerError);
}

int protectedCall(lua_State *L)
{
    luaL_checkany(L, 1);
    lua_pushboolean(L, 1);
    lua_insert(L, 1);
    const int status = lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 0);
    passOnIfSpent(L, status);
    if (status == LUA_OK)
        return lua_gettop(L);
    lua_pushboolean(L, 0);
    lua_insert(L, -2);
    return 2;
}

// The handler runs after the failed call has ended: without debug there is nothing to look at.
int protectedCallWithHandler(lua_State *L)
{
    luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_pushboolean(L, 1);
    lua_pushvalue(L, 1);
    lua_rotate(L, 3, 2);
    const int status = lua_pcall(L, lua_gettop(L) - 4, LUA_MULTRET, 0);
    passOnIfSpent(L, status);
    if (status == LUA_OK)
        return lua_gettop(L) - 2;
    lua_pushvalue(L, 2);
    lua_insert(L, -2);
    passOnIfSpent(L, lua_pcall(L, 1, LUA_MULTRET, 0));
    lua_pushboolean(L, 0);
    lua_replace(L, 3);
    return lua_gettop(L) - 2;
}

int nextOfSequence(lua_State *L)
{
    const lua_Integer i = luaL_checkinteger(L, 2) + 1;
    lua_pushinteger(L, i);
    return lua_geti(L, 1, i) == LUA_TNIL ? 1 : 2;
}

int sequencePairs(lua_State *L)
{
    luaL_checkany(L, 1);
    lua_pushcfunction(L, nextOfSequence);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

// Upvalues: the list, and the place of the item before.
int nextItem(lua_State *L)
{
    const lua_Integer i = lua_tointeger(L, lua_upvalueindex(2)) + 1;
    lua_pushinteger(L, i);
    lua_replace(L, lua_upvalueindex(2));
    lua_geti(L, lua_upvalueindex(1), i);
    return 1;
}

int each(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, nextItem, 2);
    return 1;
}

int select(lua_State *L)
{
    const int count = lua_gettop(L);
    Meter::of(L).spend(L, count);
    if (lua_type(L, 1) == LUA_TSTRING && *lua_tostring(L, 1) == '#') {
        lua_pushinteger(L, count - 1);
        return 1;
    }
    lua_Integer from = luaL_checkinteger(L, 1);
    if (from < 0)
        from += count;
    luaL_argcheck(L, from >= 1, 1, "index out of range");
    return from >= count ? 0 : count - int(from);
}

int rawEqual(lua_State *L)
{
    luaL_checkany(L, 1);
    luaL_checkany(L, 2);
    lua_pushboolean(L, lua_rawequal(L, 1, 2));
    return 1;
}

int rawLength(lua_State *L)
{
    const int type = lua_type(L, 1);
    luaL_argexpected(L, type == LUA_TTABLE || type == LUA_TSTRING, 1, "table or string");
    FrozenTable::pushReal(L, 1);
    lua_pushinteger(L, lua_Integer(lua_rawlen(L, -1)));
    return 1;
}

int rawGet(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_checkany(L, 2);
    lua_settop(L, 2);
    FrozenTable::pushReal(L, 1);
    lua_insert(L, 2);
    lua_rawget(L, 2);
    return 1;
}

int getMetatable(lua_State *L)
{
    luaL_checkany(L, 1);
    // Strings and the host's own values share theirs with everyone.
    if (!lua_istable(L, 1))
        lua_pushnil(L);
    else if (luaL_getmetafield(L, 1, "__metatable") == LUA_TNIL)
        FrozenTable::pushMetatable(L, 1);
    return 1;
}

void checkMetatable(lua_State *L, int index)
{
    FrozenTable::pushReal(L, index);
    for (const char *name : {"__gc", "__mode", "__close", "__metatable", "__name", "__order"}) {
        lua_pushstring(L, name);
        if (lua_rawget(L, -2) != LUA_TNIL)
            luaL_error(L, "setmetatable: %s is not available", name);
        lua_pop(L, 1);
    }
    FrozenTable::checkCall(L, -1);
    lua_pop(L, 1);
}

int setMetatable(lua_State *L)
{
    const int type = lua_type(L, 2);
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
    lua_settop(L, 2);
    lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    if (lua_rawequal(L, 1, 3))
        return luaL_error(L, "setmetatable: the globals take no metatable");
    if (FrozenTable::isFrozen(L, 1))
        return luaL_error(L, "setmetatable: this table is frozen");
    if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL)
        return luaL_error(L, "setmetatable: this metatable is protected");
    lua_settop(L, 2);
    if (type == LUA_TTABLE)
        checkMetatable(L, 2);
    // Once the globals are frozen a metatable can't grow forbidden fields afterwards.
    lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    const bool running = FrozenTable::isFrozen(L, -1);
    lua_settop(L, 2);
    if (running && type == LUA_TTABLE)
        FrozenTable::setMetatableCopy(L, 1, 2);
    else
        lua_setmetatable(L, 1);
    lua_settop(L, 1);
    return 1;
}

void pushNamedText(lua_State *L, int index)
{
    const int type = luaL_getmetafield(L, index, "__name");
    if (type == LUA_TSTRING)
        return;
    if (type != LUA_TNIL)
        lua_pop(L, 1);
    lua_pushstring(L, luaL_typename(L, index));
}

} // namespace

void Libraries::pushNumberText(lua_State *L, int index)
{
    char buffer[64];
    if (lua_isinteger(L, index)) {
        const auto end = std::to_chars(buffer, buffer + sizeof buffer, lua_tointeger(L, index));
        lua_pushlstring(L, buffer, size_t(end.ptr - buffer));
        return;
    }
    auto end = std::to_chars(buffer, buffer + sizeof buffer, lua_tonumber(L, index),
                             std::chars_format::general, 14);
    if (std::strspn(buffer, "-0123456789") >= size_t(end.ptr - buffer)) {
        *end.ptr++ = '.'; // as Lua does, so that a float is seen to be one
        *end.ptr++ = '0';
    }
    lua_pushlstring(L, buffer, size_t(end.ptr - buffer));
}

void Libraries::pushText(lua_State *L, int index)
{
    index = lua_absindex(L, index);
    luaL_checkstack(L, 4, nullptr);
    if (luaL_getmetafield(L, index, "__tostring") != LUA_TNIL) {
        lua_pushvalue(L, index);
        lua_call(L, 1, 1);
        if (lua_type(L, -1) != LUA_TSTRING)
            luaL_error(L, "'__tostring' must return a string");
        return;
    }
    switch (lua_type(L, index)) {
    case LUA_TNUMBER:
        pushNumberText(L, index);
        break;
    case LUA_TSTRING:
        lua_pushvalue(L, index);
        break;
    case LUA_TBOOLEAN:
        lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false");
        break;
    case LUA_TUSERDATA:
        pushNamedText(L, index);
        break;
    default:
        lua_pushstring(L, luaL_typename(L, index));
        break;
    }
}

bool Libraries::isListIterator(lua_CFunction function)
{
    return function == nextItem;
}

void Libraries::openBase(lua_State *L)
{
    const luaL_Reg functions[] = {{"type", typeName},
                                  {"tostring", toString},
                                  {"tonumber", toNumber},
                                  {"error", raiseError},
                                  {"assert", assertTrue},
                                  {"pcall", protectedCall},
                                  {"xpcall", protectedCallWithHandler},
                                  {"pairs", OrderedPairs::pairs},
                                  {"ipairs", sequencePairs},
                                  {"each", each},
                                  {"select", select},
                                  {"rawequal", rawEqual},
                                  {"rawlen", rawLength},
                                  {"rawget", rawGet},
                                  {"getmetatable", getMetatable},
                                  {"setmetatable", setMetatable},
                                  {nullptr, nullptr}};
    luaL_setfuncs(L, functions, 0);
    lua_pushvalue(L, -1);
    lua_setfield(L, -2, "_G");
    lua_pushliteral(L, LUA_VERSION);
    lua_setfield(L, -2, "_VERSION");
}

} // namespace scripting
