// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/luarules.h"

namespace scripting {

/// Evaluates lines of Lua on a game, in the sandbox and within the limits of its rules. They read
/// `game`, ask `query(name, args)` and `require` the rules' files; they change nothing.
class Console
{
public:
    explicit Console(LuaRules &rules)
        : m_rules(rules)
    {
    }

    /// What the line prints and gives, as Lua would be written; an expression needs no `return`.
    engine::Result<QString> evaluate(const engine::GameState &state, const QString &line);

private:
    struct Call;

    static Call &callOf(lua_State *L);
    static void push(lua_State *L, Call &call, lua_CFunction function);
    static int run(lua_State *L);
    static int compile(lua_State *L);
    static int query(lua_State *L);
    static QString textOf(lua_State *L, int index);

    LuaRules &m_rules;
};

} // namespace scripting
