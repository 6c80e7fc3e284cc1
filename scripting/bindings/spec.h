// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/bindings/bindings.h"
#include "scripting/sandbox/luaruntime.h"

#include <array>
#include <initializer_list>

namespace scripting {

/// The named arguments of a function, in a table (or none); unknown names are a Lua error.
///
/// The values stay on the Lua stack until the function returns, so that each is looked up once.
class Spec
{
public:
    Spec(lua_State *L, int index, std::initializer_list<const char *> known);

    /// Stack index of the value; 0 when it was not given.
    int find(const char *key) const;
    bool has(const char *key) const;
    bool flag(const char *key) const;
    bool isFalse(const char *key) const;
    bool isNumber(const char *key) const;
    QString text(const char *key, const char *fallback) const;
    int32_t integer(const char *key, int32_t fallback) const;
    /// A cost in movement points, times the scale of the module's terrain.
    int32_t scaled(const char *key, int32_t fallback) const;
    /// See Bindings::spaceSet.
    engine::BitSpan set(const char *key, engine::BitMask &made) const;
    engine::BitMask set(const char *key) const;
    std::vector<engine::SpaceId> spaces(const char *key) const;
    int mobility(const char *key, engine::PieceId piece) const;
    uint32_t wayBits(const char *key) const;
    /// The number of a variant of the terrain table, or what stands for none.
    int variant(const char *key) const;
    template<typename Visit> void eachTable(const char *key, Visit visit) const
    {
        const int list = find(key);
        const int top = lua_gettop(m_state);
        for (lua_Integer i = 1; list && lua_geti(m_state, list, i) == LUA_TTABLE; ++i) {
            LuaRuntime::spend(m_state, 1);
            visit(lua_gettop(m_state));
            lua_settop(m_state, top);
        }
        lua_settop(m_state, top);
    }

private:
    static constexpr size_t most = 20;

    lua_State *m_state;
    std::array<const char *, most> m_known{};
    size_t m_count = 0;
    int m_base = 0;
};

} // namespace scripting
