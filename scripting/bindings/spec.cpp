// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/spec.h"

#include "scripting/bindings/handles.h"
#include "scripting/sandbox/frozentable.h"
#include "scripting/sandbox/luaruntime.h"

#include <algorithm>
#include <cmath>

namespace scripting {

namespace {

void refuse(lua_State *L, const char *key, std::initializer_list<const char *> known)
{
    QByteArray names;
    for (const char *one : known)
        names += (names.isEmpty() ? "" : ", ") + QByteArray(one);
    luaL_error(L, "there is no argument '%s' here, only %s", key, names.constData());
}

} // namespace

Spec::Spec(lua_State *L, int index, std::initializer_list<const char *> known)
    : m_state(L)
{
    if (lua_isnoneornil(L, index))
        return;
    luaL_checktype(L, index, LUA_TTABLE);
    Q_ASSERT(known.size() <= most);
    std::copy(known.begin(), known.end(), m_known.begin());
    m_count = known.size();
    luaL_checkstack(L, int(m_count) + 8, "too many arguments");
    FrozenTable::pushReal(L, index);
    const int table = lua_gettop(L);
    m_base = table + 1;
    for (size_t i = 0; i < m_count; ++i)
        lua_pushnil(L);
    for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
        const char *key = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "?";
        size_t i = 0;
        while (i < m_count && (*m_known[i] != *key || qstrcmp(m_known[i], key) != 0))
            ++i;
        if (i == m_count)
            refuse(L, key, known);
        lua_pushvalue(L, -1);
        lua_replace(L, m_base + int(i));
    }
}

int Spec::find(const char *key) const
{
    // Most often it is the very same literal.
    const auto end = m_known.begin() + m_count;
    auto found = std::find(m_known.begin(), end, key);
    if (found == end)
        found = std::find_if(m_known.begin(), end, [key](const char *one) {
            return *one == *key && qstrcmp(one, key) == 0;
        });
    if (found == end)
        return 0;
    const int index = m_base + int(found - m_known.begin());
    return lua_isnil(m_state, index) ? 0 : index;
}

bool Spec::has(const char *key) const
{
    return find(key) != 0;
}

bool Spec::flag(const char *key) const
{
    const int index = find(key);
    return index && lua_toboolean(m_state, index);
}

bool Spec::isFalse(const char *key) const
{
    const int index = find(key);
    return index && lua_isboolean(m_state, index) && !lua_toboolean(m_state, index);
}

bool Spec::isNumber(const char *key) const
{
    const int index = find(key);
    return index && lua_type(m_state, index) == LUA_TNUMBER;
}

QString Spec::text(const char *key, const char *fallback) const
{
    const int index = find(key);
    return QString::fromUtf8(index ? luaL_checkstring(m_state, index) : fallback);
}

int32_t Spec::integer(const char *key, int32_t fallback) const
{
    const int index = find(key);
    if (!index)
        return fallback;
    const lua_Integer value = luaL_checkinteger(m_state, index);
    return int32_t(std::clamp<lua_Integer>(value, INT32_MIN, INT32_MAX));
}

int32_t Spec::scaled(const char *key, int32_t fallback) const
{
    const int index = find(key);
    if (!index)
        return fallback;
    const double value = luaL_checknumber(m_state, index) * contextOf(m_state).module.terrain.scale;
    const double whole = std::round(value);
    if (std::abs(value - whole) > 0.01)
        luaL_error(m_state, "'%s' is finer than the scale of the module's terrain table", key);
    return int32_t(std::clamp(whole, -1.0e6, 1.0e6));
}

engine::BitSpan Spec::set(const char *key, engine::BitMask &made) const
{
    const int index = find(key);
    if (index)
        return Bindings::spaceSet(m_state, index, made);
    made = engine::BitMask(contextOf(m_state).module.map.spaceCount());
    return made;
}

engine::BitMask Spec::set(const char *key) const
{
    const int index = find(key);
    return index ? Bindings::spaceSet(m_state, index)
                 : engine::BitMask(contextOf(m_state).module.map.spaceCount());
}

std::vector<engine::SpaceId> Spec::spaces(const char *key) const
{
    const int index = find(key);
    return index ? Bindings::spaceList(m_state, index) : std::vector<engine::SpaceId>();
}

int Spec::mobility(const char *key, engine::PieceId piece) const
{
    return Bindings::mobilityClass(m_state, find(key), piece);
}

int Spec::variant(const char *key) const
{
    const int index = find(key);
    if (!index)
        return engine::TerrainTable::always;
    const QString name = QString::fromUtf8(luaL_checkstring(m_state, index));
    const qsizetype found = contextOf(m_state).module.terrain.variants.indexOf(name);
    if (found < 0)
        luaL_error(m_state, "tables/terrain.json has no variant '%s'",
                   lua_tostring(m_state, index));
    return int(found);
}

uint32_t Spec::wayBits(const char *key) const
{
    uint32_t bits = 0;
    const int list = find(key);
    if (!list)
        return bits;
    luaL_checktype(m_state, list, LUA_TTABLE);
    for (lua_Integer i = 1; lua_geti(m_state, list, i) != LUA_TNIL; ++i) {
        LuaRuntime::spend(m_state, 1);
        const int way =
            contextOf(m_state).module.terrain.way(QString::fromUtf8(luaL_checkstring(m_state, -1)));
        if (way < 0)
            luaL_error(m_state, "there is no way '%s'", lua_tostring(m_state, -1));
        bits |= 1u << way;
        lua_pop(m_state, 1);
    }
    lua_pop(m_state, 1);
    return bits;
}

} // namespace scripting
