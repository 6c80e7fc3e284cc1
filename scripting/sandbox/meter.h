// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/blockpool.h"
#include "scripting/sandbox/limits.h"
#include "scripting/sandbox/lua.h"

#include <QByteArray>

#include <functional>

namespace scripting {

/// Counts what a Lua state uses and stops it when that is too much. Once the budget is gone every
/// further step of the script fails too, so that no handler in the script can go on.
class Meter
{
public:
    explicit Meter(const Limits &limits)
        : m_limits(limits)
    {
    }
    Meter(const Meter &) = delete;
    Meter &operator=(const Meter &) = delete;

    /// The allocator for lua_newstate; \a self is the Meter.
    static void *allocate(void *self, void *block, size_t oldSize, size_t newSize);
    /// Must be called once, right after lua_newstate, in a protected call.
    void attach(lua_State *state);
    /// Makes the compiled MeteredSource on top of the stack count its steps here.
    void connect(lua_State *L);
    /// Whether upvalue \a upvalue of the function at \a index is the counter of steps.
    bool isCounter(lua_State *L, int index, int upvalue) const;
    static Meter &of(lua_State *L) { return **static_cast<Meter **>(lua_getextraspace(L)); }

    /// Told of every line that is run, which takes time; false stops the script.
    using LineWatch = std::function<bool(const char *file, int line)>;
    void setWatch(LineWatch watch) { m_watch = std::move(watch); }

    /// When to look at the processor's time: that takes longer than a short call.
    enum class Clock { WhenSlow, Always };
    /// A fresh budget; until end() the script pays for everything.
    void begin(qint64 gas, Clock clock);
    void end();

    /// Takes \a gas from the budget, and raises a Lua error when it is gone.
    void spend(lua_State *L, qint64 gas)
    {
        if (gas > m_left)
            raise(L);
        m_left -= gas;
    }
    /// Pays for \a bytes of text that a function reads or writes.
    void spendText(lua_State *L, size_t bytes) { spend(L, 1 + qint64(bytes / 16)); }
    /// Raises a Lua error unless a string of \a bytes may be made; pays for it.
    void spendString(lua_State *L, size_t bytes);
    /// Also charges the processor time of work that can't be counted in steps.
    void spendTime(lua_State *L);

    /// Whether the script must stop; sticks until the next begin().
    bool isSpent() const { return m_left < 0; }
    /// Ends the budget, after Lua reported that it got no memory.
    void outOfMemory();
    [[noreturn]] void raise(lua_State *L);

    /// Remembers the script's line that runs now, for an error that does not name one.
    void notePlace();

    const Limits &limits() const { return m_limits; }
    const QByteArray &reason() const { return m_reason; }
    const QByteArray &file() const { return m_file; }
    int line() const { return m_line; }

    qint64 gasUsed() const { return m_budget - m_left; }
    qint64 memoryUsed() const { return m_used; }
    qint64 peakMemory() const { return m_peak; }

private:
    static void hook(lua_State *L, lua_Debug *);
    static void lineHook(lua_State *L, lua_Debug *line);
    static int tick(lua_State *L);
    void pay(lua_State *L);
    void takeCounted();
    void fillCounter();
    bool mayGrow(size_t oldSize, size_t newSize, bool isString);
    bool mayGrowStack(size_t oldSize, size_t newSize);
    void payForBlock(size_t newSize);
    bool isEndless() const;
    void stopEveryStep();
    void chargeTime();

    Limits m_limits;
    BlockPool m_blocks;
    lua_State *m_state = nullptr;
    bool m_running = false;
    bool m_isStopped = false; // the place of the end is known
    bool m_isFindingStack = false;
    const void *m_stack = nullptr; // where Lua's stack is
    qint64 m_budget = 0;
    qint64 m_left = 0;
    qint64 m_used = 0;
    qint64 m_peak = 0;
    qint64 m_lastTick = 0; // ns of the steady clock
    qint64 m_lastCpu = -1; // ns of this thread; -1 until a stretch looks slow
    qint64 m_leftAtCpu = 0;
    Clock m_clock = Clock::WhenSlow;
    qint64 m_leftAtTick = 0;
    int m_interval = 0; // the gas that the counter was filled with
    const char *m_refusal = ""; // why the allocator last gave no memory
    LineWatch m_watch;
    QByteArray m_reason;
    QByteArray m_file;
    int m_line = 0;
};

} // namespace scripting
