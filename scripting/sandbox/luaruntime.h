// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/limits.h"
#include "scripting/sandbox/lua.h"
#include "scripting/sandbox/meter.h"
#include "scripting/sandbox/moduleloader.h"
#include "scripting/sandbox/scripterror.h"
#include "scripting/sandbox/upvalueguard.h"

#include <functional>
#include <memory>
#include <optional>

namespace scripting {

/// A Lua state that runs the code of one module, which may come from anyone: with a fixed set of
/// libraries, within limits, and without state of its own once it is frozen.
class LuaRuntime
{
public:
    using Source = ModuleLoader::Source;
    using Print = std::function<void(const QString &text)>;

    explicit LuaRuntime(Source source, Limits limits = {});
    ~LuaRuntime();
    LuaRuntime(const LuaRuntime &) = delete;
    LuaRuntime &operator=(const LuaRuntime &) = delete;

    lua_State *state() const { return m_state; }

    /// Where the script's `print` goes; dropped unless set.
    void setPrint(Print print) { m_print = std::move(print); }

    /// Loads and runs a file of the module ("rules/main.lua"). Its `require "combat"` looks in the
    /// folder of the file, then like `require "rules.combat"` from the top, never outside.
    std::optional<ScriptError> runFile(const QString &path);
    std::optional<ScriptError> runText(const QByteArray &text, const QString &chunkName);

    /// Pushes a text as a function, or raises a Lua error: for functions that call() runs.
    void pushText(const QByteArray &text, const QString &chunkName)
    {
        m_loader.pushText(m_state, text, chunkName);
    }
    /// From the next call on the watch is told of every line; nothing ends that.
    void watchLines(Meter::LineWatch watch) { m_meter.setWatch(std::move(watch)); }

    /// After loading: makes everything read-only that scripts can reach, with what the host keeps
    /// by luaL_ref, so that Lua holds no state between calls. Not to be called by a script.
    std::optional<ScriptError> freeze();
    bool isFrozen() const { return m_frozen; }

    /// Calls the function below its \a nargs arguments on the stack, as lua_pcall does, under a
    /// fresh budget; a call inside a call shares the outer one's. On an error the stack is as
    /// before the function was pushed. When frozen, a call that assigns a variable which outlives
    /// it fails too.
    std::optional<ScriptError> call(int nargs, int nresults);

    /// For C functions, to charge in proportion to their work; raises a Lua error when the budget
    /// is gone.
    static void spend(lua_State *L, qint64 gas) { Meter::of(L).spend(L, gas); }

    /// Whether every variable that functions may assign has its value from freeze().
    bool upvaluesUnchanged() const { return !m_guard->firstChanged(); }
    void restoreUpvalues() { m_guard->restore(); }

    qint64 gasUsed() const { return m_meter.gasUsed(); }
    qint64 memoryUsed() const { return m_meter.memoryUsed(); }
    qint64 peakMemory() const { return m_meter.peakMemory(); }

private:
    static int open(lua_State *L);
    static int load(lua_State *L);
    static int freezeAll(lua_State *L);
    static int print(lua_State *L);
    static int noteError(lua_State *L);

    std::optional<ScriptError> run(int nargs, int nresults, qint64 gas);
    std::optional<ScriptError> checkUpvalues();
    ScriptError takeError();
    QString errorText();
    void locate(ScriptError &error) const;
    void collectIfLarge();

    Meter m_meter;
    ModuleLoader m_loader;
    lua_State *m_state;
    std::unique_ptr<UpvalueGuard> m_guard;
    Print m_print;
    int m_depth = 0;
    bool m_frozen = false;
    qint64 m_collectAbove;
};

} // namespace scripting
