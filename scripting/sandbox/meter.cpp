// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/meter.h"

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ctime>

namespace scripting {

namespace {

constexpr int Interval = 4000; // gas between two looks at the budget
constexpr int CloseInterval = 100; // the same once single instructions turned out to be slow
constexpr qint64 NanosPerGas = 20; // generous: an instruction takes 2 to 5
constexpr qint64 SlowTick = 200'000; // ns for one interval that raise suspicion
constexpr qint64 BytesPerGas = 16;
constexpr qint64 GasPerAllocation = 6;
constexpr size_t LargeBlock = 256 * 1024;
constexpr qint64 EndlessNanos = 100'000'000; // for one instruction
constexpr int DeepCalls = 10'000;
constexpr int StackToFind = 1000; // slots, more than a new state has
constexpr char StringTooLong[] = "a string is too long";
constexpr char TooMuchMemory[] = "the script uses too much memory";
constexpr char TooDeep[] = "the script's functions call each other too deeply";
constexpr char TooLong[] = "the script takes too long";

qint64 steadyNanos()
{
    using namespace std::chrono;
    return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}

qint64 threadNanos()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec time;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
        return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
#endif
    return steadyNanos();
}

} // namespace

void *Meter::allocate(void *self, void *block, size_t oldSize, size_t newSize)
{
    auto &meter = *static_cast<Meter *>(self);
    const bool isString = !block && oldSize == LUA_TSTRING; // for a new block this is its kind
    const size_t held = block ? oldSize : 0;
    if (newSize == 0) {
        meter.m_blocks.release(block, held);
        meter.m_used -= qint64(held);
        return nullptr;
    }
    const bool isStack = block && block == meter.m_stack;
    if (newSize > held && meter.m_running
        && !(isStack ? meter.mayGrowStack(held, newSize) : meter.mayGrow(held, newSize, isString)))
        return nullptr;
    void *grown = meter.m_blocks.resize(block, held, newSize);
    if (!grown)
        return nullptr;
    if (isStack || (meter.m_isFindingStack && block))
        meter.m_stack = grown;
    meter.m_used += qint64(newSize) - qint64(held);
    meter.m_peak = std::max(meter.m_peak, meter.m_used);
    return grown;
}

bool Meter::mayGrow(size_t oldSize, size_t newSize, bool isString)
{
    // Small strings carry a header of some 24 bytes.
    if (isString && newSize > size_t(m_limits.stringBytes) + 64) {
        m_refusal = StringTooLong;
        notePlace();
        return false;
    }
    const qint64 growth = qint64(newSize - oldSize);
    if (m_used + growth > m_limits.memoryBytes) {
        // Lua now collects all garbage and tries again: work that has to be paid for.
        m_left -= m_used / BytesPerGas;
        lua_Debug frame;
        m_refusal = lua_getstack(m_state, DeepCalls, &frame) ? TooDeep : TooMuchMemory;
        notePlace();
        return false;
    }
    // Older releases of Lua move their stack into a new block.
    if (newSize >= LargeBlock && isEndless()) {
        m_refusal = TooLong;
        notePlace();
        return false;
    }
    payForBlock(newSize);
    return true;
}

bool Meter::mayGrowStack(size_t oldSize, size_t newSize)
{
    // While its stack moves, newer releases of Lua can't be asked what runs. So the stack, which
    // can't become large beside all the rest, grows once more, and the next step is stopped.
    if (m_used + qint64(newSize - oldSize) > m_limits.memoryBytes && !isSpent()) {
        lua_Debug frame;
        m_reason = lua_getstack(m_state, DeepCalls, &frame) ? TooDeep : TooMuchMemory;
        m_left = -1;
        stopEveryStep();
        return true;
    }
    if (newSize >= LargeBlock && isEndless()) {
        m_refusal = TooLong;
        return false;
    }
    payForBlock(newSize);
    return true;
}

void Meter::payForBlock(size_t newSize)
{
    const bool wasSpent = isSpent();
    // A block that moves is copied, hence the whole size counts.
    m_left -= GasPerAllocation + qint64(newSize) / BytesPerGas;
    // No error may be raised from here: the next instruction does it.
    if (isSpent() && !wasSpent)
        stopEveryStep();
}

bool Meter::isEndless() const
{
    // A call of a table whose __call is a table, and so on, grows the stack within one instruction.
    return m_clock == Clock::Always && threadNanos() - m_lastCpu > EndlessNanos;
}

void Meter::attach(lua_State *state)
{
    m_state = state;
    *static_cast<Meter **>(lua_getextraspace(state)) = this;
    // Nothing else is allocated in here, so the block that grows is the stack.
    m_isFindingStack = true;
    luaL_checkstack(state, StackToFind, nullptr);
    m_isFindingStack = false;
    // The counter lives in the upvalue of a function, which all metered code shares.
    luaL_loadstring(state, "local __gas = 0 return function() return __gas end");
    lua_call(state, 0, 1);
    lua_rawsetp(state, LUA_REGISTRYINDEX, this);
}

void Meter::connect(lua_State *L)
{
    lua_pushinteger(L, 0);
    lua_rawgetp(L, LUA_REGISTRYINDEX, this);
    lua_pushcclosure(L, &Meter::tick, 1);
    lua_call(L, 2, 1);
    const int function = lua_gettop(L);
    lua_rawgetp(L, LUA_REGISTRYINDEX, this);
    for (int i = 1; const char *name = lua_getupvalue(L, function, i); ++i) {
        lua_pop(L, 1);
        if (std::strcmp(name, "__gas") == 0)
            lua_upvaluejoin(L, function, i, function + 1, 1);
    }
    lua_pop(L, 1);
}

bool Meter::isCounter(lua_State *L, int index, int upvalue) const
{
    index = lua_absindex(L, index);
    lua_rawgetp(L, LUA_REGISTRYINDEX, this);
    const bool same = lua_upvalueid(L, index, upvalue) == lua_upvalueid(L, -1, 1);
    lua_pop(L, 1);
    return same;
}

void Meter::begin(qint64 gas, Clock clock)
{
    m_running = true;
    m_budget = gas;
    m_left = gas;
    m_leftAtTick = gas;
    m_leftAtCpu = gas;
    m_clock = clock;
    m_lastTick = steadyNanos();
    m_lastCpu = clock == Clock::Always ? threadNanos() : -1;
    m_reason.clear();
    m_refusal = TooMuchMemory;
    m_isStopped = false;
    m_file.clear();
    m_line = 0;
    m_interval = Interval;
    fillCounter();
    if (m_watch)
        lua_sethook(m_state, &Meter::lineHook, LUA_MASKLINE, 0);
}

void Meter::end()
{
    m_running = false;
    lua_checkstack(m_state, 4); // the results of the call may leave no room
    takeCounted();
    if (lua_gethookmask(m_state) != 0)
        lua_sethook(m_state, nullptr, 0, 0);
}

void Meter::fillCounter()
{
    lua_rawgetp(m_state, LUA_REGISTRYINDEX, this);
    lua_pushinteger(m_state, m_interval);
    lua_setupvalue(m_state, -2, 1);
    lua_pop(m_state, 1);
}

void Meter::takeCounted()
{
    lua_rawgetp(m_state, LUA_REGISTRYINDEX, this);
    lua_getupvalue(m_state, -1, 1);
    const qint64 taken = m_interval - lua_tointeger(m_state, -1);
    lua_pop(m_state, 2);
    if (!isSpent())
        m_left -= taken;
}

int Meter::tick(lua_State *L)
{
    of(L).pay(L);
    return 0;
}

void Meter::pay(lua_State *L)
{
    takeCounted();
    if (!isSpent())
        chargeTime();
    // When nothing is left the counter stays below zero, so that the next step comes here again.
    if (isSpent())
        raise(L);
    // A place to name when a single step after this one takes too long; see mayGrowStack.
    if (m_clock == Clock::Always)
        notePlace();
    fillCounter();
}

void Meter::hook(lua_State *L, lua_Debug *)
{
    of(L).raise(L);
}

void Meter::lineHook(lua_State *L, lua_Debug *line)
{
    lua_getinfo(L, "Sl", line);
    if (line->source[0] == '@' && !of(L).m_watch(line->source + 1, line->currentline))
        of(L).raise(L);
}

void Meter::chargeTime()
{
    // A single instruction can compare a long string or copy many arguments. Stretches that are
    // far too slow are charged by processor time; others never are, so gas stays reproducible.
    const qint64 now = steadyNanos();
    const qint64 passed = now - m_lastTick;
    const qint64 paid = m_leftAtTick - m_left;
    const bool slow = passed > std::max(SlowTick, 2 * paid * NanosPerGas);
    m_lastTick = now;
    m_leftAtTick = m_left;
    if (!slow && m_interval == Interval && m_clock == Clock::WhenSlow)
        return;
    const qint64 cpu = threadNanos();
    // Without a start to measure from, the thread may just have waited: from here on it is looked
    // at closely.
    const bool isFirst = m_lastCpu < 0;
    const qint64 paidSince = m_leftAtCpu - m_left;
    const qint64 due = (cpu - m_lastCpu) / NanosPerGas;
    const bool charge = !isFirst && due > paidSince && (slow || m_interval == CloseInterval);
    if (charge)
        m_left -= due - paidSince;
    m_lastCpu = cpu;
    m_leftAtTick = m_leftAtCpu = m_left;
    m_interval = charge || isFirst ? CloseInterval : Interval;
}

void Meter::spendTime(lua_State *L)
{
    chargeTime();
    spend(L, 0);
}

void Meter::spendString(lua_State *L, size_t bytes)
{
    if (bytes > size_t(m_limits.stringBytes)) {
        m_reason = StringTooLong;
        raise(L);
    }
    spendText(L, bytes);
}

void Meter::notePlace()
{
    lua_Debug frame;
    for (int level = 0; lua_getstack(m_state, level, &frame); ++level) {
        lua_getinfo(m_state, "Sl", &frame);
        if (frame.currentline > 0 && frame.source[0] == '@') {
            m_file = frame.source + 1;
            m_line = frame.currentline;
            return;
        }
    }
}

void Meter::stopEveryStep()
{
    lua_sethook(m_state, &Meter::hook, LUA_MASKCOUNT, 1);
}

void Meter::outOfMemory()
{
    if (m_reason.isEmpty())
        m_reason = m_refusal;
    m_isStopped = true;
    m_left = -1;
    stopEveryStep();
}

void Meter::raise(lua_State *L)
{
    if (!m_isStopped) {
        m_isStopped = true;
        if (m_reason.isEmpty())
            m_reason = TooLong;
        notePlace();
    }
    m_left = -1;
    stopEveryStep();
    luaL_error(L, "%s", m_reason.constData());
    std::abort(); // luaL_error does not return
}

} // namespace scripting
