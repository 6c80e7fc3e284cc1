// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/luarules.h"

namespace scripting {

/// Lets rules work on a state, and perhaps a turn, for the length of one call.
class LuaRules::Scope
{
public:
    Scope(ScriptContext &context, const engine::GameState &state, engine::Turn *turn = nullptr,
          engine::Offer *offer = nullptr)
        : m_context(context)
        , m_state(std::exchange(context.state, &state))
        , m_turn(std::exchange(context.turn, turn))
        , m_offer(std::exchange(context.offer, offer))
    {
        context.beginCall();
    }
    ~Scope()
    {
        m_context.state = m_state;
        m_context.turn = m_turn;
        m_context.offer = m_offer;
    }
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

private:
    ScriptContext &m_context;
    const engine::GameState *m_state;
    engine::Turn *m_turn;
    engine::Offer *m_offer;
};

inline void pushReference(lua_State *L, int reference)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
}

/// Pushes \a function, which will write what it is given to \a target.
inline void pushReader(lua_State *L, ScriptContext &context, lua_CFunction function, void *target)
{
    lua_pushlightuserdata(L, &context);
    lua_pushlightuserdata(L, target);
    lua_pushcclosure(L, function, 2);
}

} // namespace scripting
