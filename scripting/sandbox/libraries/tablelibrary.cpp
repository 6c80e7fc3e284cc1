// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/libraries.h"
#include "scripting/sandbox/meter.h"

#include <algorithm>
#include <limits>
#include <string>

namespace scripting {

namespace {

// The length as the script sees it; a frozen table answers for its real one.
lua_Integer lengthOf(lua_State *L, int index)
{
    luaL_checktype(L, index, LUA_TTABLE);
    return luaL_len(L, index);
}

int insert(lua_State *L)
{
    const lua_Integer size = lengthOf(L, 1);
    const lua_Integer next = lua_Integer(lua_Unsigned(size) + 1);
    switch (lua_gettop(L)) {
    case 2:
        Meter::of(L).spend(L, 1);
        lua_seti(L, 1, next);
        return 0;
    case 3: {
        const lua_Integer position = luaL_checkinteger(L, 2);
        luaL_argcheck(L, lua_Unsigned(position) - 1U < lua_Unsigned(next), 2,
                      "position out of bounds");
        Meter::of(L).spend(L, 1 + next - position);
        for (lua_Integer i = next; i > position; --i) {
            lua_geti(L, 1, i - 1);
            lua_seti(L, 1, i);
        }
        lua_seti(L, 1, position);
        return 0;
    }
    default:
        return luaL_error(L, "wrong number of arguments to 'insert'");
    }
}

int remove(lua_State *L)
{
    const lua_Integer size = lengthOf(L, 1);
    lua_Integer position = luaL_optinteger(L, 2, size);
    if (lua_gettop(L) > 1)
        luaL_argcheck(L,
                      lua_Unsigned(size) + 1U == lua_Unsigned(position)
                          || lua_Unsigned(position) - 1U < lua_Unsigned(size)
                          || (size == 0 && position == 0),
                      2, "position out of bounds");
    Meter::of(L).spend(L, 1 + std::max<lua_Integer>(size - position, 0));
    lua_geti(L, 1, position);
    for (; position < size; ++position) {
        lua_geti(L, 1, position + 1);
        lua_seti(L, 1, position);
    }
    lua_pushnil(L);
    lua_seti(L, 1, position);
    return 1;
}

void appendElement(lua_State *L, std::string &out, lua_Integer i)
{
    const int type = lua_geti(L, 1, i);
    if (type != LUA_TSTRING && type != LUA_TNUMBER)
        luaL_error(L, "invalid value (at index %I) in table for 'concat'",
                   static_cast<LUAI_UACINT>(i));
    Libraries::pushText(L, -1);
    size_t length = 0;
    const char *text = lua_tolstring(L, -1, &length);
    Meter &meter = Meter::of(L);
    if (out.size() + length > size_t(meter.limits().stringBytes))
        meter.spendString(L, out.size() + length);
    meter.spendText(L, length);
    out.append(text, length);
    lua_pop(L, 2);
}

int concat(lua_State *L)
{
    const lua_Integer size = lengthOf(L, 1);
    size_t separatorLength = 0;
    const char *separator = luaL_optlstring(L, 2, "", &separatorLength);
    const lua_Integer first = luaL_optinteger(L, 3, 1);
    const lua_Integer last = luaL_optinteger(L, 4, size);
    std::string out;
    for (lua_Integer i = first; i <= last; ++i) {
        appendElement(L, out, i);
        if (i == last) // also where one more would overflow
            break;
        Meter::of(L).spendText(L, separatorLength);
        out.append(separator, separatorLength);
    }
    Meter::of(L).spendString(L, out.size());
    lua_pushlstring(L, out.data(), out.size());
    return 1;
}

int pack(lua_State *L)
{
    const int count = lua_gettop(L);
    Meter::of(L).spend(L, count);
    lua_createtable(L, count, 1);
    lua_insert(L, 1);
    for (int i = count; i >= 1; --i)
        lua_seti(L, 1, i);
    lua_pushinteger(L, count);
    lua_setfield(L, 1, "n");
    return 1;
}

int unpack(lua_State *L)
{
    const lua_Integer first = luaL_optinteger(L, 2, 1);
    const lua_Integer last = lua_isnoneornil(L, 3) ? lengthOf(L, 1) : luaL_checkinteger(L, 3);
    if (first > last)
        return 0;
    const lua_Unsigned count = lua_Unsigned(last) - lua_Unsigned(first);
    if (count >= lua_Unsigned(Libraries::mostResults) || !lua_checkstack(L, int(count) + 1))
        return luaL_error(L, "too many results to unpack");
    Meter::of(L).spend(L, qint64(count) + 1);
    for (lua_Unsigned i = 0; i <= count; ++i)
        lua_geti(L, 1, lua_Integer(lua_Unsigned(first) + i));
    return int(count) + 1;
}

int move(lua_State *L)
{
    const lua_Integer first = luaL_checkinteger(L, 2);
    const lua_Integer last = luaL_checkinteger(L, 3);
    const lua_Integer target = luaL_checkinteger(L, 4);
    const int to = lua_isnoneornil(L, 5) ? 1 : 5;
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_checktype(L, to, LUA_TTABLE);
    if (last >= first) {
        constexpr lua_Integer Max = std::numeric_limits<lua_Integer>::max();
        luaL_argcheck(L, first > 0 || last < Max + first, 3, "too many elements to move");
        const lua_Integer count = last - first + 1;
        luaL_argcheck(L, target <= Max - count + 1, 4, "destination wrap around");
        Meter::of(L).spend(L, count);
        const bool same = to == 1 || lua_rawequal(L, 1, to);
        const bool backwards = same && target > first && target <= last;
        for (lua_Integer n = 0; n < count; ++n) {
            const lua_Integer i = backwards ? count - 1 - n : n;
            lua_geti(L, 1, first + i);
            lua_seti(L, to, target + i);
        }
    }
    lua_pushvalue(L, to);
    return 1;
}

} // namespace

void Libraries::openTable(lua_State *L)
{
    const luaL_Reg functions[] = {
        {"insert", insert}, {"remove", remove}, {"concat", concat},        {"pack", pack},
        {"unpack", unpack}, {"move", move},     {"sort", Libraries::sort}, {nullptr, nullptr}};
    luaL_newlib(L, functions);
    lua_setfield(L, -2, "table");
}

} // namespace scripting
