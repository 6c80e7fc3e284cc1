// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/spec.h"

#include "scripting/bindings/handles.h"
#include "scripting/sandbox/frozentable.h"

#include <cmath>

namespace scripting {

Spec::Spec(lua_State *L, int index, std::initializer_list<const char *> known)
    : m_state(L)
    , m_index(lua_isnoneornil(L, index) ? 0 : lua_absindex(L, index))
{
    if (!m_index)
        return;
    luaL_checktype(L, m_index, LUA_TTABLE);
    FrozenTable::pushReal(L, m_index);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        const char *key = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "?";
        const bool isKnown = std::any_of(known.begin(), known.end(),
                                         [&](const char *one) { return qstrcmp(one, key) == 0; });
        if (!isKnown)
            luaL_error(L, "there is no argument '%s' here", key);
    }
    lua_pop(L, 1);
}

bool Spec::push(const char *key) const
{
    if (!m_index)
        return false;
    if (lua_getfield(m_state, m_index, key) != LUA_TNIL)
        return true;
    lua_pop(m_state, 1);
    return false;
}

bool Spec::has(const char *key) const
{
    const bool found = push(key);
    if (found)
        lua_pop(m_state, 1);
    return found;
}

bool Spec::flag(const char *key) const
{
    if (!push(key))
        return false;
    const bool value = lua_toboolean(m_state, -1);
    lua_pop(m_state, 1);
    return value;
}

bool Spec::isFalse(const char *key) const
{
    if (!push(key))
        return false;
    const bool value = lua_isboolean(m_state, -1) && !lua_toboolean(m_state, -1);
    lua_pop(m_state, 1);
    return value;
}

bool Spec::isNumber(const char *key) const
{
    if (!push(key))
        return false;
    const bool value = lua_type(m_state, -1) == LUA_TNUMBER;
    lua_pop(m_state, 1);
    return value;
}

QString Spec::text(const char *key, const char *fallback) const
{
    if (!push(key))
        return QString::fromUtf8(fallback);
    const QString value = QString::fromUtf8(luaL_checkstring(m_state, -1));
    lua_pop(m_state, 1);
    return value;
}

int32_t Spec::integer(const char *key, int32_t fallback) const
{
    if (!push(key))
        return fallback;
    const lua_Integer value = luaL_checkinteger(m_state, -1);
    lua_pop(m_state, 1);
    return int32_t(std::clamp<lua_Integer>(value, INT32_MIN, INT32_MAX));
}

int32_t Spec::scaled(const char *key, int32_t fallback) const
{
    if (!push(key))
        return fallback;
    const double value = luaL_checknumber(m_state, -1) * contextOf(m_state).module.terrain.scale;
    lua_pop(m_state, 1);
    const double whole = std::round(value);
    if (std::abs(value - whole) > 0.01)
        luaL_error(m_state, "'%s' is finer than the scale of the module's terrain table", key);
    return int32_t(std::clamp(whole, -1.0e6, 1.0e6));
}

engine::BitMask Spec::set(const char *key) const
{
    if (!push(key))
        return engine::BitMask(contextOf(m_state).module.map.spaceCount());
    engine::BitMask mask = Bindings::spaceSet(m_state, lua_gettop(m_state));
    lua_pop(m_state, 1);
    return mask;
}

std::vector<engine::SpaceId> Spec::spaces(const char *key) const
{
    if (!push(key))
        return {};
    auto list = Bindings::spaceList(m_state, lua_gettop(m_state));
    lua_pop(m_state, 1);
    return list;
}

int Spec::mobility(const char *key, engine::PieceId piece) const
{
    const bool found = push(key);
    const int mobility
        = Bindings::mobilityClass(m_state, found ? lua_gettop(m_state) : 0, piece);
    if (found)
        lua_pop(m_state, 1);
    return mobility;
}

uint32_t Spec::wayBits(const char *key) const
{
    uint32_t bits = 0;
    if (!push(key))
        return bits;
    const int list = lua_gettop(m_state);
    luaL_checktype(m_state, list, LUA_TTABLE);
    for (lua_Integer i = 1; lua_geti(m_state, list, i) != LUA_TNIL; ++i) {
        const int way = contextOf(m_state).module.terrain.way(
            QString::fromUtf8(luaL_checkstring(m_state, -1)));
        if (way < 0)
            luaL_error(m_state, "there is no way '%s'", lua_tostring(m_state, -1));
        bits |= 1u << way;
        lua_pop(m_state, 1);
    }
    lua_settop(m_state, list - 1);
    return bits;
}

} // namespace scripting
