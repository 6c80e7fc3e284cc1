// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/ruledefinitions.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting {

/// The functions by which rule files define decisions, phases, queries and the rest, while they
/// are loaded: `decision "id" { … }`.
class RuleDefiner
{
public:
    /// Must live as long as \a runtime, whose scripts may call it.
    RuleDefiner(LuaRuntime &runtime, const engine::Module &module, RuleDefinitions &definitions)
        : m_runtime(runtime)
        , m_module(module)
        , m_definitions(definitions)
    {
    }
    RuleDefiner(const RuleDefiner &) = delete;
    RuleDefiner &operator=(const RuleDefiner &) = delete;

    /// Called inside a call of the runtime.
    void addGlobals();

private:
    template<int (*take)(lua_State *)> static int defineNamed(lua_State *L);
    static int takeDecision(lua_State *L);
    static int takePhase(lua_State *L);
    static int takeQuery(lua_State *L);
    static int takeInvariant(lua_State *L);
    static int defineSetup(lua_State *L);
    static int defineAdjusted(lua_State *L);
    static int defineEvaluate(lua_State *L);
    static RuleDefiner &self(lua_State *L);

    LuaRuntime &m_runtime;
    const engine::Module &m_module;
    RuleDefinitions &m_definitions;
};

} // namespace scripting
