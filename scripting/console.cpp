// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/console.h"

#include "scripting/bindings/bindings.h"
#include "scripting/bindings/jsonbridge.h"
#include "scripting/luatext.h"

namespace scripting {

using engine::Error;
using engine::Result;

namespace {

// Its folder is where `require` looks first.
const QString c_chunk = QStringLiteral("rules/console");
const QByteArray c_head = "local game, query = ... ";

} // namespace

struct Console::Call
{
    LuaRules &rules;
    const engine::GameState &state;
    QByteArray line;
    QByteArray source;
    QStringList said;
};

// The bindings look for their context in the first upvalue, so that ours comes second.
Console::Call &Console::callOf(lua_State *L)
{
    return *static_cast<Call *>(lua_touserdata(L, lua_upvalueindex(2)));
}

void Console::push(lua_State *L, Call &call, lua_CFunction function)
{
    lua_pushlightuserdata(L, &call.rules.context());
    lua_pushlightuserdata(L, &call);
    lua_pushcclosure(L, function, 2);
}

int Console::compile(lua_State *L)
{
    Call &call = callOf(L);
    call.rules.runtime().pushText(call.source, c_chunk);
    return 1;
}

int Console::query(lua_State *L)
{
    Call &call = callOf(L);
    const QString name = QString::fromUtf8(luaL_checkstring(L, 1));
    const engine::Json arguments =
        lua_isnoneornil(L, 2) ? engine::Json::object() : JsonBridge::read(L, 2);
    const auto answer = call.rules.query(call.state, name, arguments, {});
    if (!answer)
        return luaL_error(L, "%s", answer.error().message.toUtf8().constData());
    JsonBridge::push(L, answer.value());
    return 1;
}

QString Console::textOf(lua_State *L, int index)
{
    if (Bindings::isSpaceSet(L, index)) {
        lua_getfield(L, index, "list");
        lua_pushvalue(L, index);
        lua_call(L, 1, 1);
        const QString text = luaText(JsonBridge::read(L, -1));
        lua_pop(L, 1);
        return text;
    }
    const int type = lua_type(L, index);
    if (type == LUA_TFUNCTION)
        return QStringLiteral("function");
    return luaText(JsonBridge::read(L, index));
}

int Console::run(lua_State *L)
{
    Call &call = callOf(L);
    // As an expression first; what is wrong with a statement is told of it as it was typed.
    call.source = c_head + "return " + call.line;
    push(L, call, &Console::compile);
    if (lua_pcall(L, 0, 1, 0) != LUA_OK) {
        lua_pop(L, 1);
        call.source = c_head + call.line;
        call.rules.runtime().pushText(call.source, c_chunk);
    }
    const int below = lua_gettop(L) - 1;
    Bindings::pushGame(L);
    push(L, call, &Console::query);
    lua_call(L, 2, LUA_MULTRET);
    QStringList results;
    for (int i = below + 1; i <= lua_gettop(L); ++i)
        results.append(textOf(L, i));
    if (!results.isEmpty())
        call.said.append(results.join(QStringLiteral(", ")));
    return 0;
}

Result<QString> Console::evaluate(const engine::GameState &state, const QString &line)
{
    LuaRuntime &runtime = m_rules.runtime();
    Call call{m_rules, state, line.toUtf8(), {}, {}};
    runtime.setPrint([&](const QString &text) { call.said.append(text); });
    m_rules.look(&state);
    m_rules.context().beginCall();
    push(runtime.state(), call, &Console::run);
    const auto failed = runtime.call(0, 0);
    m_rules.look(nullptr);
    runtime.setPrint({});
    if (failed)
        return Error{Error::Code::ScriptFailed, failed->message};
    return call.said.join(u'\n');
}

} // namespace scripting
