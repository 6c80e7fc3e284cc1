// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/lua.h"
#include "scripting/sandbox/upvalueguard.h"

namespace scripting {

/// Makes everything that a script could write to between two calls read-only: the globals, the
/// tables of required files and those that the host keeps with luaL_ref, and all that can be
/// reached from them through keys, values, metatables and the upvalues of functions. Variables
/// that functions may assign are given to an UpvalueGuard.
class Freezer
{
public:
    /// \a loaded is the registry key of the table of required files.
    Freezer(lua_State *L, const void *loaded, UpvalueGuard &guard)
        : m_state(L)
        , m_loaded(loaded)
        , m_guard(guard)
    {
    }

    /// Must run inside a protected call; raises Lua errors.
    void run();

private:
    void findRoots();
    using Step = void (Freezer::*)(int index);
    void eachFound(Step table, Step function);
    void visit(int index);
    void visitFunction(int index);
    /// Whether the value was visited before.
    bool isKnown(int index);
    /// With its stand-in, which is on top of the stack and goes.
    void remember(int index);
    void scanTable(int index);
    void scanFunction(int index);
    void checkMetatable(int index);
    void rewriteTable(int index);
    void rewriteTableKeys(int index, int keys);
    void rewriteFunction(int index);
    void rewriteUpvalue(int function, int upvalue, bool escapes);
    void rewriteRegistry();
    /// Replaces the table on top by its stand-in; leaves other values.
    bool substituteTop();
    void finishTables();

    lua_State *m_state;
    const void *m_loaded;
    UpvalueGuard &m_guard;
    int m_standIns = 0; // stack index: real table -> stand-in; seen function -> true
    int m_list = 0; // stack index: all tables and functions found
    int m_globals = 0; // stack index
    int m_donor = 0; // stack index: a function whose upvalue holds the frozen globals
    lua_Integer m_count = 0;
};

} // namespace scripting
