// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/source/luaoutline.h"

namespace scripting {

/// Notes in an outline what the names of a Lua source mean, while it is read from its beginning.
class LuaNames
{
public:
    using Token = engine::LuaToken;

    /// What an expression of names, fields and calls was.
    struct Chain
    {
        int variable = -1; ///< Of its first name.
        int global = -1;
        int field = -1; ///< The first one, in the outline.
        int links = 0; ///< Fields, indices and calls.
        bool isCall = false; ///< It ends with a call.
        QString name; ///< Its first one.
    };

    LuaNames(const QString &text, LuaOutline &outline)
        : m_text(text)
        , m_outline(outline)
    {
    }

    void pushScope() { m_scopes.push_back(m_visible.size()); }
    void popScope(int end);
    void enterFunction() { ++m_functions; }
    void leaveFunction() { --m_functions; }
    bool isInFunction() const { return m_functions > 0; }

    /// A variable that is seen from \a from on; its number.
    int declare(const Token &token, LuaOutline::Kind kind, int from);
    /// The first name of a chain; \a isWritten says that it gets a value here.
    void use(const Token &token, bool isWritten, Chain &chain);
    void noteField(Chain &chain, const Token &token);
    /// A call with a text: `require "…"`, `decision "…"`.
    void noteCall(const Chain &chain, const Token &string);
    void markWritten(const Chain &chain);
    /// Whether a function of that name defines something of the game.
    static bool isDefiner(const QString &name);

private:
    const QString &m_text;
    LuaOutline &m_outline;
    std::vector<int> m_visible; ///< Variables, the latest last.
    std::vector<size_t> m_scopes;
    int m_functions = 0; ///< Around this place.
};

} // namespace scripting
