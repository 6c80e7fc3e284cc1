// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/libraries.h"
#include "scripting/sandbox/meter.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace scripting {

namespace {

// A span from 1, with negative positions from the end, as offset and length inside the text.
std::string_view span(std::string_view text, lua_Integer first, lua_Integer last)
{
    const auto length = lua_Integer(text.size());
    if (first < 0)
        first = std::max<lua_Integer>(first < -length ? 1 : length + first + 1, 1);
    first = std::max<lua_Integer>(first, 1);
    if (last < 0)
        last = last < -length ? 0 : length + last + 1;
    last = std::min(last, length);
    if (first > last)
        return {};
    return text.substr(size_t(first - 1), size_t(last - first + 1));
}

int length(lua_State *L)
{
    lua_pushinteger(L, lua_Integer(Libraries::checkText(L, 1).size()));
    return 1;
}

int sub(lua_State *L)
{
    const std::string_view text = Libraries::checkText(L, 1);
    const auto part = span(text, luaL_checkinteger(L, 2), luaL_optinteger(L, 3, -1));
    Meter::of(L).spendText(L, part.size());
    lua_pushlstring(L, part.data(), part.size());
    return 1;
}

template<typename Function> int mapped(lua_State *L, Function function)
{
    const std::string_view text = Libraries::checkText(L, 1);
    Meter::of(L).spendString(L, text.size());
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), function);
    lua_pushlstring(L, result.data(), result.size());
    return 1;
}

int upper(lua_State *L)
{
    return mapped(L, [](char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; });
}

int lower(lua_State *L)
{
    return mapped(L, [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
}

int reverse(lua_State *L)
{
    const std::string_view text = Libraries::checkText(L, 1);
    Meter::of(L).spendString(L, text.size());
    const std::string result(text.rbegin(), text.rend());
    lua_pushlstring(L, result.data(), result.size());
    return 1;
}

int repeat(lua_State *L)
{
    const std::string_view text = Libraries::checkText(L, 1);
    const lua_Integer count = luaL_checkinteger(L, 2);
    const std::string_view separator =
        lua_isnoneornil(L, 3) ? std::string_view() : Libraries::checkText(L, 3);
    const size_t unit = text.size() + separator.size();
    if (count <= 0 || unit == 0) {
        lua_pushliteral(L, "");
        return 1;
    }
    Meter &meter = Meter::of(L);
    const auto limit = size_t(meter.limits().stringBytes);
    // Checked by division: the product may not fit into any number.
    if (size_t(count) > limit / unit + 1)
        meter.spendString(L, limit + 1);
    meter.spendString(L, unit * size_t(count) - separator.size());
    std::string result;
    result.reserve(unit * size_t(count));
    for (lua_Integer i = 1; i < count; ++i)
        result.append(text).append(separator);
    result.append(text);
    lua_pushlstring(L, result.data(), result.size());
    return 1;
}

int byte(lua_State *L)
{
    const std::string_view text = Libraries::checkText(L, 1);
    const lua_Integer first = luaL_optinteger(L, 2, 1);
    const auto part = span(text, first, luaL_optinteger(L, 3, first));
    if (lua_Integer(part.size()) > Libraries::mostResults || !lua_checkstack(L, int(part.size())))
        return luaL_error(L, "string.byte: too many results");
    Meter::of(L).spend(L, qint64(part.size()));
    for (const char c : part)
        lua_pushinteger(L, static_cast<unsigned char>(c));
    return int(part.size());
}

int character(lua_State *L)
{
    const int count = lua_gettop(L);
    Meter::of(L).spend(L, count);
    std::string result;
    for (int i = 1; i <= count; ++i) {
        const lua_Integer code = luaL_checkinteger(L, i);
        luaL_argcheck(L, code >= 0 && code <= 255, i, "value out of range");
        result.push_back(char(code));
    }
    lua_pushlstring(L, result.data(), result.size());
    return 1;
}

} // namespace

void Libraries::openString(lua_State *L)
{
    const luaL_Reg functions[] = {
        {"len", length},   {"sub", sub},        {"upper", upper},
        {"lower", lower},  {"rep", repeat},     {"reverse", reverse},
        {"byte", byte},    {"char", character}, {"format", Libraries::format},
        {nullptr, nullptr}};
    luaL_newlib(L, functions);
    addPatternFunctions(L);
    // The metatable of all strings; no script can reach it.
    lua_pushliteral(L, "");
    lua_createtable(L, 0, 1);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
    lua_setfield(L, -2, "string");
}

} // namespace scripting
