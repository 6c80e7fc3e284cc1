// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/orderedpairs.h"

#include "scripting/sandbox/frozentable.h"
#include "scripting/sandbox/meter.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string_view>
#include <vector>

namespace scripting {

namespace {

struct Key
{
    enum Kind { Number, Text, Boolean, Handle };
    Kind kind;
    lua_Integer slot; // in the list of keys as found
    lua_Integer integer; // the number, the boolean, or the kind of handle
    lua_Number real; // a number that is no integer
    std::string_view text;
    bool isReal;
    qint32 handle;
};

bool numberLess(const Key &a, const Key &b)
{
    if (!a.isReal && !b.isReal)
        return a.integer < b.integer;
    const long double left = a.isReal ? static_cast<long double>(a.real) : a.integer;
    const long double right = b.isReal ? static_cast<long double>(b.real) : b.integer;
    return left < right;
}

bool keyLess(const Key &a, const Key &b)
{
    if (a.kind != b.kind)
        return a.kind < b.kind;
    switch (a.kind) {
    case Key::Number:
        return numberLess(a, b);
    case Key::Text:
        return a.text < b.text;
    case Key::Boolean:
        return a.integer < b.integer;
    case Key::Handle:
        break;
    }
    return a.integer != b.integer ? a.integer < b.integer : a.handle < b.handle;
}

bool readHandle(lua_State *L, int index, Key &key)
{
    const auto *block = lua_touserdata(L, index);
    if (lua_rawlen(L, index) < sizeof(qint32) || luaL_getmetafield(L, index, "__order") == LUA_TNIL)
        return false;
    key.kind = Key::Handle;
    key.integer = lua_tointeger(L, -1);
    lua_pop(L, 1);
    std::memcpy(&key.handle, block, sizeof(qint32));
    return true;
}

// Describes the key at `index` without converting it.
Key readKey(lua_State *L, int index, lua_Integer slot)
{
    Key key{Key::Number, slot, 0, 0, {}, false, 0};
    switch (lua_type(L, index)) {
    case LUA_TNUMBER:
        key.isReal = !lua_isinteger(L, index);
        if (key.isReal)
            key.real = lua_tonumber(L, index);
        else
            key.integer = lua_tointeger(L, index);
        return key;
    case LUA_TSTRING: {
        size_t length = 0;
        const char *text = lua_tolstring(L, index, &length);
        key.kind = Key::Text;
        key.text = {text, length};
        return key;
    }
    case LUA_TBOOLEAN:
        key.kind = Key::Boolean;
        key.integer = lua_toboolean(L, index);
        return key;
    case LUA_TUSERDATA:
        if (readHandle(L, index, key))
            return key;
        break;
    default:
        break;
    }
    luaL_error(L, "pairs: a %s as key has no fixed order", luaL_typename(L, index));
    return key;
}

void payForSorting(lua_State *L, const std::vector<Key> &keys)
{
    qint64 bytes = 0;
    for (const Key &key : keys)
        bytes += qint64(key.text.size());
    const auto rounds = qint64(std::bit_width(keys.size()));
    Meter::of(L).spend(L, (qint64(keys.size()) + bytes / 16) * (2 + rounds));
}

int step(lua_State *L)
{
    const int keys = lua_upvalueindex(1);
    const int table = lua_upvalueindex(2);
    lua_Integer position = lua_tointeger(L, lua_upvalueindex(3));
    lua_settop(L, 0);
    while (lua_rawgeti(L, keys, ++position) != LUA_TNIL) {
        lua_pushvalue(L, -1);
        if (lua_rawget(L, table) != LUA_TNIL) {
            lua_pushinteger(L, position);
            lua_replace(L, lua_upvalueindex(3));
            return 2;
        }
        lua_pop(L, 2);
        Meter::of(L).spend(L, 1);
    }
    return 1;
}

} // namespace

void OrderedPairs::pushKeys(lua_State *L, int index)
{
    index = lua_absindex(L, index);
    luaL_checkstack(L, 8, nullptr);
    Meter &meter = Meter::of(L);
    std::vector<Key> keys;
    lua_createtable(L, int(std::min<lua_Unsigned>(lua_rawlen(L, index), 1 << 20)), 0);
    const int list = lua_gettop(L);
    bool ordered = true;
    lua_pushnil(L);
    while (lua_next(L, index)) {
        lua_pop(L, 1);
        meter.spend(L, 2);
        keys.push_back(readKey(L, -1, lua_Integer(keys.size()) + 1));
        ordered = ordered && (keys.size() < 2 || keyLess(keys[keys.size() - 2], keys.back()));
        lua_pushvalue(L, -1);
        lua_rawseti(L, list, keys.back().slot);
    }
    if (ordered)
        return;
    payForSorting(L, keys);
    std::sort(keys.begin(), keys.end(), keyLess);
    lua_createtable(L, int(keys.size()), 0);
    lua_Integer position = 0;
    for (const Key &key : keys) {
        lua_rawgeti(L, list, key.slot);
        lua_rawseti(L, -2, ++position);
    }
    lua_remove(L, list);
}

int OrderedPairs::pairs(lua_State *L)
{
    luaL_checkany(L, 1);
    if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
        lua_pushvalue(L, 1);
        lua_call(L, 1, 3);
        return 3;
    }
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    FrozenTable::pushReal(L, 1);
    const bool frozen = !lua_rawequal(L, 1, 2);
    if (!frozen) {
        pushKeys(L, 2);
    } else if (!FrozenTable::pushKeys(L, 1)) {
        pushKeys(L, 2);
        FrozenTable::keepKeys(L, 1);
    }
    lua_insert(L, 2);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, step, 3);
    lua_pushvalue(L, 1);
    lua_pushnil(L);
    return 3;
}

bool OrderedPairs::isIterator(lua_CFunction function)
{
    return function == step;
}

} // namespace scripting
