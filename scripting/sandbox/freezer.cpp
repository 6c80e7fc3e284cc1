// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/freezer.h"

#include "scripting/sandbox/frozentable.h"
#include "scripting/sandbox/functioncode.h"
#include "scripting/sandbox/libraries.h"
#include "scripting/sandbox/meter.h"
#include "scripting/sandbox/orderedpairs.h"

namespace scripting {

namespace {

constexpr qint64 GasPerEntry = 4;

// Integer keys of the registry above this belong to luaL_ref.
constexpr lua_Integer LastReserved = LUA_RIDX_LAST;

} // namespace

void Freezer::run()
{
    luaL_checkstack(m_state, 20, nullptr);
    const int top = lua_gettop(m_state);
    lua_newtable(m_state);
    m_standIns = top + 1;
    lua_newtable(m_state);
    m_list = top + 2;
    lua_rawgeti(m_state, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    m_globals = top + 3;
    findRoots();
    eachFound(&Freezer::scanTable, &Freezer::scanFunction);
    rewriteRegistry();
    luaL_loadbufferx(m_state, "", 0, "=frozen", "t");
    m_donor = top + 4;
    eachFound(&Freezer::rewriteTable, &Freezer::rewriteFunction);
    finishTables();
    lua_settop(m_state, top);
}

// Scanning finds more, which is scanned then, too.
void Freezer::eachFound(Step table, Step function)
{
    for (lua_Integer i = 1; i <= m_count; ++i) {
        const bool isTable = lua_rawgeti(m_state, m_list, i) == LUA_TTABLE;
        (this->*(isTable ? table : function))(lua_gettop(m_state));
        lua_pop(m_state, 1);
    }
}

void Freezer::findRoots()
{
    visit(m_globals);
    lua_rawgetp(m_state, LUA_REGISTRYINDEX, m_loaded);
    visit(lua_gettop(m_state));
    lua_pop(m_state, 1);
    lua_pushnil(m_state);
    while (lua_next(m_state, LUA_REGISTRYINDEX)) {
        if (lua_isinteger(m_state, -2) && lua_tointeger(m_state, -2) > LastReserved)
            visit(lua_gettop(m_state));
        lua_pop(m_state, 1);
    }
}

void Freezer::visit(int index)
{
    Meter::of(m_state).spend(m_state, GasPerEntry);
    if (lua_isfunction(m_state, index))
        return visitFunction(index);
    if (!lua_istable(m_state, index) || FrozenTable::isFrozen(m_state, index))
        return;
    if (isKnown(index))
        return;
    FrozenTable::pushStandIn(m_state, index);
    remember(index);
}

bool Freezer::isKnown(int index)
{
    lua_pushvalue(m_state, index);
    const bool known = lua_rawget(m_state, m_standIns) != LUA_TNIL;
    lua_pop(m_state, 1);
    return known;
}

void Freezer::remember(int index)
{
    lua_pushvalue(m_state, index);
    lua_insert(m_state, -2);
    lua_rawset(m_state, m_standIns);
    lua_pushvalue(m_state, index);
    lua_rawseti(m_state, m_list, ++m_count);
}

void Freezer::visitFunction(int index)
{
    if (lua_iscfunction(m_state, index)) {
        const lua_CFunction function = lua_tocfunction(m_state, index);
        if (OrderedPairs::isIterator(function) || Libraries::isMatchIterator(function)
            || Libraries::isListIterator(function))
            luaL_error(m_state, "an iterator of pairs, each or gmatch is kept after loading");
        return;
    }
    if (isKnown(index))
        return;
    lua_pushboolean(m_state, 1);
    remember(index);
}

void Freezer::scanTable(int index)
{
    if (lua_getmetatable(m_state, index)) {
        checkMetatable(lua_gettop(m_state));
        visit(lua_gettop(m_state));
        lua_pop(m_state, 1);
    }
    lua_pushnil(m_state);
    while (lua_next(m_state, index)) {
        visit(lua_gettop(m_state));
        visit(lua_gettop(m_state) - 1);
        lua_pop(m_state, 1);
    }
}

void Freezer::checkMetatable(int index)
{
    // setmetatable refuses these, but fields can be added afterwards.
    for (const char *name : {"__gc", "__mode", "__close"}) {
        lua_pushstring(m_state, name);
        if (lua_rawget(m_state, index) != LUA_TNIL)
            luaL_error(m_state, "a metatable has the field %s, which is not available", name);
        lua_pop(m_state, 1);
    }
    FrozenTable::checkCall(m_state, index);
}

void Freezer::scanFunction(int index)
{
    for (int i = 1; lua_getupvalue(m_state, index, i); ++i) {
        visit(lua_gettop(m_state));
        lua_pop(m_state, 1);
    }
}

bool Freezer::substituteTop()
{
    if (!lua_istable(m_state, -1))
        return false;
    lua_pushvalue(m_state, -1);
    if (lua_rawget(m_state, m_standIns) != LUA_TTABLE) {
        lua_pop(m_state, 1);
        return false;
    }
    lua_replace(m_state, -2);
    return true;
}

void Freezer::rewriteTable(int index)
{
    lua_newtable(m_state); // the keys that are tables themselves
    const int keys = lua_gettop(m_state);
    lua_Integer count = 0;
    lua_pushnil(m_state);
    while (lua_next(m_state, index)) {
        Meter::of(m_state).spend(m_state, GasPerEntry);
        if (lua_istable(m_state, -2)) {
            lua_pushvalue(m_state, -2);
            lua_rawseti(m_state, keys, ++count);
        }
        if (substituteTop()) {
            lua_pushvalue(m_state, -2);
            lua_insert(m_state, -2);
            lua_rawset(m_state, index); // an existing key: allowed while traversing
        } else {
            lua_pop(m_state, 1);
        }
    }
    rewriteTableKeys(index, keys);
    lua_settop(m_state, index);
}

void Freezer::rewriteTableKeys(int index, int keys)
{
    const auto count = lua_Integer(lua_rawlen(m_state, keys));
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_rawgeti(m_state, keys, i);
        lua_pushvalue(m_state, -1);
        lua_rawget(m_state, index); // key, value
        lua_pushvalue(m_state, -2);
        lua_pushnil(m_state);
        lua_rawset(m_state, index);
        lua_insert(m_state, -2); // value, key
        substituteTop();
        lua_insert(m_state, -2);
        lua_rawset(m_state, index);
    }
}

void Freezer::rewriteFunction(int index)
{
    const FunctionCode code(m_state, index);
    for (int i = 0; i < int(code.upvalues().size()); ++i) {
        const FunctionCode::Upvalue &upvalue = code.upvalues()[size_t(i)];
        rewriteUpvalue(index, i + 1, upvalue.escapes || upvalue.assigned);
        if (upvalue.assigned && !Meter::of(m_state).isCounter(m_state, index, i + 1))
            m_guard.add(index, i + 1);
    }
}

void Freezer::rewriteUpvalue(int function, int upvalue, bool escapes)
{
    lua_getupvalue(m_state, function, upvalue);
    const bool isGlobals = lua_rawequal(m_state, -1, m_globals);
    if (isGlobals) {
        lua_pop(m_state, 1);
        // Code that only reads globals by name keeps the real table: that is as fast as before.
        if (escapes)
            lua_upvaluejoin(m_state, function, upvalue, m_donor, 1);
    } else if (substituteTop()) {
        lua_setupvalue(m_state, function, upvalue);
    } else {
        lua_pop(m_state, 1);
    }
}

void Freezer::rewriteRegistry()
{
    lua_pushvalue(m_state, m_globals);
    substituteTop();
    lua_rawseti(m_state, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    lua_pushnil(m_state);
    while (lua_next(m_state, LUA_REGISTRYINDEX)) {
        const bool referenced =
            lua_isinteger(m_state, -2) && lua_tointeger(m_state, -2) > LastReserved;
        if (referenced && substituteTop())
            lua_rawseti(m_state, LUA_REGISTRYINDEX, lua_tointeger(m_state, -2));
        else
            lua_pop(m_state, 1);
    }
}

void Freezer::finishTables()
{
    const int top = lua_gettop(m_state);
    for (lua_Integer i = 1; i <= m_count; ++i) {
        if (lua_rawgeti(m_state, m_list, i) == LUA_TTABLE && lua_getmetatable(m_state, top + 1)) {
            substituteTop();
            lua_pushvalue(m_state, top + 1);
            substituteTop();
            FrozenTable::finish(m_state, top + 3, top + 2);
        }
        lua_settop(m_state, top);
    }
    for (lua_Integer i = 1; i <= m_count; ++i) {
        if (lua_rawgeti(m_state, m_list, i) == LUA_TTABLE && substituteTop())
            FrozenTable::shorten(m_state, top + 1);
        lua_settop(m_state, top);
    }
}

} // namespace scripting
