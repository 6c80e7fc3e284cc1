// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/luaruntime.h"

#include "scripting/sandbox/freezer.h"
#include "scripting/sandbox/frozentable.h"
#include "scripting/sandbox/libraries.h"

#include <QRegularExpression>

#include <clocale>
#include <cstring>

namespace scripting {

namespace {

constexpr size_t MaxMessageBytes = 2000;

struct LoadRequest
{
    LuaRuntime *runtime;
    const QByteArray *text; // null: read the file
    QString name;
};

// Lua itself writes numbers and compares strings by the locale, which must not decide a game.
void useNeutralLocale()
{
    if (std::strcmp(std::localeconv()->decimal_point, ".") != 0)
        std::setlocale(LC_NUMERIC, "C");
    if (std::strcmp(std::setlocale(LC_COLLATE, nullptr), "C") != 0)
        std::setlocale(LC_COLLATE, "C");
}

} // namespace

LuaRuntime::LuaRuntime(Source source, Limits limits)
    : m_meter(limits)
    , m_loader(std::move(source))
    , m_state(lua_newstate(&Meter::allocate, &m_meter))
    , m_collectAbove(limits.memoryBytes / 2)
{
    Q_CHECK_PTR(m_state);
    useNeutralLocale();
    m_guard = std::make_unique<UpvalueGuard>(m_state);
    lua_pushcfunction(m_state, &LuaRuntime::open);
    lua_pushlightuserdata(m_state, this);
    lua_call(m_state, 1, 0);
}

LuaRuntime::~LuaRuntime()
{
    lua_close(m_state);
}

int LuaRuntime::open(lua_State *L)
{
    auto *self = static_cast<LuaRuntime *>(lua_touserdata(L, 1));
    self->m_meter.attach(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    Libraries::openBase(L);
    Libraries::openString(L);
    Libraries::openTable(L);
    Libraries::openMath(L);
    Libraries::openUtf8(L);
    self->m_loader.open(L);
    lua_pushlightuserdata(L, self);
    lua_pushcclosure(L, &LuaRuntime::print, 1);
    lua_setfield(L, -2, "print");
    return 0;
}

int LuaRuntime::print(lua_State *L)
{
    const auto *self = static_cast<LuaRuntime *>(lua_touserdata(L, lua_upvalueindex(1)));
    QByteArray line;
    for (int i = 1, count = lua_gettop(L); i <= count; ++i) {
        Libraries::pushText(L, i);
        size_t length = 0;
        const char *text = lua_tolstring(L, -1, &length);
        Meter::of(L).spendString(L, size_t(line.size()) + length);
        line.append(i > 1 ? "\t" : "").append(text, qsizetype(length));
        lua_pop(L, 1);
    }
    if (self->m_print)
        self->m_print(QString::fromUtf8(line));
    return 0;
}

int LuaRuntime::load(lua_State *L)
{
    const auto &request = *static_cast<LoadRequest *>(lua_touserdata(L, 1));
    if (request.text)
        request.runtime->m_loader.pushText(L, *request.text, request.name);
    else
        request.runtime->m_loader.pushFile(L, request.name);
    lua_call(L, 0, 0);
    return 0;
}

std::optional<ScriptError> LuaRuntime::runFile(const QString &path)
{
    LoadRequest request{this, nullptr, path};
    lua_pushcfunction(m_state, &LuaRuntime::load);
    lua_pushlightuserdata(m_state, &request);
    return run(1, 0, m_meter.limits().gasLoad);
}

std::optional<ScriptError> LuaRuntime::runText(const QByteArray &text, const QString &chunkName)
{
    LoadRequest request{this, &text, chunkName};
    lua_pushcfunction(m_state, &LuaRuntime::load);
    lua_pushlightuserdata(m_state, &request);
    return run(1, 0, m_meter.limits().gasLoad);
}

int LuaRuntime::freezeAll(lua_State *L)
{
    auto *self = static_cast<LuaRuntime *>(lua_touserdata(L, 1));
    Freezer(L, self->m_loader.loadedKey(), *self->m_guard).run();
    return 0;
}

std::optional<ScriptError> LuaRuntime::freeze()
{
    Q_ASSERT(m_depth == 0);
    if (m_frozen)
        return std::nullopt;
    m_loader.close();
    lua_pushcfunction(m_state, &LuaRuntime::freezeAll);
    lua_pushlightuserdata(m_state, this);
    auto error = run(1, 0, m_meter.limits().gasLoad);
    m_frozen = !error;
    // From now on hardly anything outlives a call: what was loaded is not looked at each time.
    if (m_frozen)
        lua_gc(m_state, LUA_GCGEN, 10, 0);
    return error;
}

std::optional<ScriptError> LuaRuntime::call(int nargs, int nresults)
{
    return run(nargs, nresults, m_meter.limits().gasCall);
}

int LuaRuntime::noteError(lua_State *L)
{
    if (!Meter::of(L).isSpent())
        Meter::of(L).notePlace();
    return 1;
}

std::optional<ScriptError> LuaRuntime::run(int nargs, int nresults, qint64 gas)
{
    const int base = lua_gettop(m_state) - nargs;
    if (!lua_checkstack(m_state, LUA_MINSTACK)) {
        lua_settop(m_state, base - 1);
        return ScriptError{QStringLiteral("stack overflow"), {}, 0, false};
    }
    lua_pushcfunction(m_state, &LuaRuntime::noteError);
    lua_insert(m_state, base);
    const bool outermost = m_depth == 0;
    if (outermost)
        m_meter.begin(gas, m_frozen ? Meter::Clock::WhenSlow : Meter::Clock::Always);
    ++m_depth;
    const int status = lua_pcall(m_state, nargs, nresults, base);
    --m_depth;
    if (status == LUA_ERRMEM)
        m_meter.outOfMemory();
    if (outermost)
        m_meter.end();
    lua_remove(m_state, base);
    std::optional<ScriptError> error;
    if (status != LUA_OK)
        error = takeError();
    if (outermost && m_frozen && !m_guard->isEmpty()) {
        auto changed = checkUpvalues();
        if (!error)
            error = std::move(changed);
    }
    if (error)
        lua_settop(m_state, base - 1);
    if (outermost)
        collectIfLarge();
    return error;
}

std::optional<ScriptError> LuaRuntime::checkUpvalues()
{
    lua_checkstack(m_state, LUA_MINSTACK);
    const auto changed = m_guard->firstChanged();
    if (!changed)
        return std::nullopt;
    m_guard->restore();
    return ScriptError{QStringLiteral("the variable '%1' was changed: rules keep no state, it "
                                      "belongs into the game")
                           .arg(QString::fromUtf8(changed->name)),
                       QString::fromUtf8(changed->file), changed->line, false};
}

QString LuaRuntime::errorText()
{
    const int type = lua_type(m_state, -1);
    size_t length = 0;
    if (type == LUA_TTABLE) {
        // No metamethods here: the script's code is not to run again.
        FrozenTable::pushReal(m_state, -1);
        lua_pushliteral(m_state, "message");
        lua_rawget(m_state, -2);
        const bool isText = lua_type(m_state, -1) == LUA_TSTRING;
        const char *text = isText ? lua_tolstring(m_state, -1, &length) : "an error object";
        const QString result = QString::fromUtf8(text, isText ? qsizetype(length) : -1);
        lua_pop(m_state, 2);
        return result.left(MaxMessageBytes);
    }
    if (type == LUA_TNUMBER) {
        Libraries::pushNumberText(m_state, -1);
        lua_replace(m_state, -2);
    } else if (type != LUA_TSTRING) {
        return QStringLiteral("an error object (a %1)")
            .arg(QLatin1String(lua_typename(m_state, type)));
    }
    const char *text = lua_tolstring(m_state, -1, &length);
    return QString::fromUtf8(text, qsizetype(std::min(length, MaxMessageBytes)));
}

ScriptError LuaRuntime::takeError()
{
    ScriptError error;
    error.budget = m_meter.isSpent();
    if (error.budget) {
        error.message = QString::fromUtf8(m_meter.reason());
        error.file = QString::fromUtf8(m_meter.file());
        error.line = m_meter.line();
        return error;
    }
    error.message = errorText();
    locate(error);
    return error;
}

void LuaRuntime::locate(ScriptError &error) const
{
    static const QRegularExpression place(QStringLiteral("^([^:\n]+):(\\d+): (.*)$"),
                                          QRegularExpression::DotMatchesEverythingOption);
    const auto match = place.match(error.message);
    const QString chunk = match.hasMatch() ? m_loader.chunkOf(match.captured(1)) : QString();
    if (!chunk.isEmpty()) {
        error.file = chunk;
        error.line = match.captured(2).toInt();
        error.message = match.captured(3);
        return;
    }
    error.file = QString::fromUtf8(m_meter.file());
    error.line = m_meter.line();
}

void LuaRuntime::collectIfLarge()
{
    if (m_meter.memoryUsed() < m_collectAbove)
        return;
    lua_gc(m_state, LUA_GCCOLLECT);
    // What is still there is in use: no need to look again before there is more.
    m_collectAbove = std::max(m_meter.limits().memoryBytes / 2, m_meter.memoryUsed() * 5 / 4);
}

} // namespace scripting
