// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "scripting/bindings/scriptcontext.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting {

/// Calls what rules have defined, and tells what goes wrong there as an error of the engine.
class RuleCaller
{
public:
    RuleCaller(LuaRuntime &runtime, ScriptContext &context)
        : m_runtime(runtime)
        , m_context(context)
    {
    }

    LuaRuntime &runtime() const { return m_runtime; }
    ScriptContext &context() const { return m_context; }

    /// Pushes what is kept under \a reference in Lua's registry.
    void push(int reference) const { lua_rawgeti(m_runtime.state(), LUA_REGISTRYINDEX, reference); }
    /// Calls the function below its arguments.
    engine::Result<engine::Done> call(int arguments, int results) const;
    /// Whether a condition holds, which is asked with the game.
    engine::Result<bool> holds(int condition) const;

    /// Pushes \a reader, to be called with the answer of a rule: inside of a protected call, where
    /// a wrong type is a script error. It writes what it reads to \a target, its upvalue 2.
    void pushReader(lua_CFunction reader, void *target) const;
    /// Calls the function below its arguments, then the reader below that with its answer.
    engine::Result<engine::Done> callAndRead(int arguments) const;
    /// Calls the reader below the value on top of the stack with that.
    engine::Result<engine::Done> read() const { return call(1, 0); }

    /// Whether it was `need` that stopped the rule, not something that went wrong.
    bool isRefusal(const ScriptError &error) const;

    static engine::Error error(const ScriptError &error);

private:
    LuaRuntime &m_runtime;
    ScriptContext &m_context;
};

} // namespace scripting
