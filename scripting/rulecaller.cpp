// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/rulecaller.h"

#include "scripting/bindings/bindings.h"

namespace scripting {

using engine::Done;
using engine::Error;
using engine::Result;

Result<Done> RuleCaller::call(int arguments, int results) const
{
    if (const auto failed = m_runtime.call(arguments, results))
        return error(*failed);
    return Done{};
}

Result<bool> RuleCaller::holds(int condition) const
{
    lua_State *L = m_runtime.state();
    push(condition);
    Bindings::pushGame(L);
    if (const auto done = call(1, 1); !done)
        return done.error();
    const bool isTrue = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return isTrue;
}

void RuleCaller::pushReader(lua_CFunction reader, void *target) const
{
    lua_State *L = m_runtime.state();
    lua_pushlightuserdata(L, &m_context);
    lua_pushlightuserdata(L, target);
    lua_pushcclosure(L, reader, 2);
}

Result<Done> RuleCaller::callAndRead(int arguments) const
{
    if (const auto done = call(arguments, 1); !done) {
        lua_pop(m_runtime.state(), 1);
        return done;
    }
    return read();
}

bool RuleCaller::isRefusal(const ScriptError &error) const
{
    const QString &message = m_context.refusal.message;
    return !message.isEmpty() && !error.budget && error.message == message;
}

Error RuleCaller::error(const ScriptError &error)
{
    QString text = error.message;
    if (!error.file.isEmpty() && error.line > 0)
        text = error.file + u':' + QString::number(error.line) + QStringLiteral(": ") + text;
    return {Error::Code::ScriptFailed, text};
}

} // namespace scripting
