// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/upvalueguard.h"

namespace scripting {

namespace {

constexpr size_t MaxVariables = 1000;

// Like the script sees it: 1 and 1.0 differ when divided, and nan is the same as before.
bool isSame(lua_State *L, int a, int b)
{
    if (lua_type(L, a) == LUA_TNUMBER && lua_type(L, b) == LUA_TNUMBER) {
        if (lua_isinteger(L, a) != lua_isinteger(L, b))
            return false;
        const bool bothNan =
            lua_tonumber(L, a) != lua_tonumber(L, a) && lua_tonumber(L, b) != lua_tonumber(L, b);
        return bothNan || lua_rawequal(L, a, b);
    }
    return lua_rawequal(L, a, b);
}

} // namespace

void UpvalueGuard::pushStore() const
{
    if (lua_rawgetp(m_state, LUA_REGISTRYINDEX, this) != LUA_TNIL)
        return;
    lua_pop(m_state, 1);
    lua_newtable(m_state);
    lua_pushvalue(m_state, -1);
    lua_rawsetp(m_state, LUA_REGISTRYINDEX, this);
}

void UpvalueGuard::add(int index, int upvalue)
{
    index = lua_absindex(m_state, index);
    void *cell = lua_upvalueid(m_state, index, upvalue);
    if (m_cells.contains(cell))
        return;
    if (m_entries.size() == MaxVariables)
        luaL_error(m_state, "too many variables outlive the functions that assign them");
    pushStore();
    lua_pushvalue(m_state, index);
    lua_rawseti(m_state, -2, functionSlot(m_entries.size()));
    const QByteArray name = lua_getupvalue(m_state, index, upvalue);
    lua_rawseti(m_state, -2, valueSlot(m_entries.size()));
    lua_Debug info;
    lua_pushvalue(m_state, index);
    lua_getinfo(m_state, ">S", &info);
    lua_pop(m_state, 1);
    const QByteArray file = info.source[0] == '@' ? QByteArray(info.source + 1) : QByteArray();
    m_cells.insert(cell);
    m_entries.push_back({upvalue, {name, file, info.linedefined}});
}

std::optional<UpvalueGuard::Variable> UpvalueGuard::firstChanged() const
{
    if (m_entries.empty())
        return std::nullopt;
    const int top = lua_gettop(m_state);
    pushStore();
    for (size_t i = 0; i < m_entries.size(); ++i) {
        lua_rawgeti(m_state, top + 1, functionSlot(i));
        lua_getupvalue(m_state, -1, m_entries[i].upvalue);
        lua_rawgeti(m_state, top + 1, valueSlot(i));
        const bool same = isSame(m_state, -1, -2);
        lua_settop(m_state, top + 1);
        if (!same) {
            lua_settop(m_state, top);
            return m_entries[i].variable;
        }
    }
    lua_settop(m_state, top);
    return std::nullopt;
}

void UpvalueGuard::restore()
{
    const int top = lua_gettop(m_state);
    pushStore();
    for (size_t i = 0; i < m_entries.size(); ++i) {
        lua_rawgeti(m_state, top + 1, functionSlot(i));
        lua_rawgeti(m_state, top + 1, valueSlot(i));
        lua_setupvalue(m_state, -2, m_entries[i].upvalue);
        lua_settop(m_state, top + 1);
    }
    lua_settop(m_state, top);
}

} // namespace scripting
