// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/source/luanames.h"

namespace scripting {

void LuaNames::popScope(int end)
{
    while (m_visible.size() > m_scopes.back()) {
        m_outline.variables[m_visible.back()].seen.to = end;
        m_visible.pop_back();
    }
    m_scopes.pop_back();
}

int LuaNames::declare(const Token &token, LuaOutline::Kind kind, int from)
{
    LuaOutline::Variable variable;
    variable.name = token.text;
    variable.kind = kind;
    variable.offset = token.offset();
    variable.line = token.line;
    variable.seen = {from, int(m_text.size())};
    m_outline.variables.append(variable);
    m_visible.push_back(int(m_outline.variables.size()) - 1);
    return m_visible.back();
}

void LuaNames::use(const Token &token, bool isWritten, Chain &chain)
{
    chain.name = token.text;
    for (auto it = m_visible.rbegin(); it != m_visible.rend(); ++it) {
        auto &variable = m_outline.variables[*it];
        if (variable.name != token.text)
            continue;
        chain.variable = *it;
        variable.uses.append(token.offset());
        variable.isRead = variable.isRead || !isWritten;
        return;
    }
    chain.global = int(m_outline.globals.size());
    m_outline.globals.append({token.text, token.offset(), token.line, false, m_functions});
}

void LuaNames::noteField(Chain &chain, const Token &token)
{
    if (chain.links > 0 || chain.name.isEmpty())
        return;
    chain.field = int(m_outline.fields.size());
    m_outline.fields.append(
        {chain.variable, chain.name, token.text, token.offset(), token.line, false, -1});
}

void LuaNames::noteCall(const Chain &chain, const Token &string)
{
    if (chain.links > 0 || chain.global < 0)
        return;
    const QString said = LuaOutline::stringOf(string, m_text);
    if (chain.name == u"require")
        m_outline.requirements.append({said, string.offset() + 1, string.line});
    else if (isDefiner(chain.name))
        m_outline.definitions.append(
            {chain.name, said, string.offset() + 1, string.line, {string.offset(), string.end()}});
}

void LuaNames::markWritten(const Chain &chain)
{
    if (chain.isCall)
        return;
    if (chain.links == 0 && chain.global >= 0)
        m_outline.globals[chain.global].isWritten = true;
    if (chain.links == 1 && chain.field >= 0)
        m_outline.fields[chain.field].isDefined = true;
}

bool LuaNames::isDefiner(const QString &name)
{
    return name == u"decision" || name == u"phase" || name == u"query" || name == u"invariant"
        || name == u"test";
}

} // namespace scripting
