// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/source/luaoutline.h"

namespace scripting {

/// A place in the tokens of a Lua source, which goes forward over its code and past its comments.
class LuaCursor
{
public:
    using Token = engine::LuaToken;

    /// The tokens must outlive it, the last one being the end.
    explicit LuaCursor(const std::vector<Token> &tokens);

    const Token &now() const { return *m_code[m_at]; }
    const Token &ahead(size_t by = 1) const;
    bool isWord(QStringView word) const { return now().isName(word); }
    bool isName() const;
    bool isEnd() const { return now().type == Token::Type::End; }
    /// Whether a `=` stands here, or so far ahead, and no `==`.
    bool isAssignment(size_t by = 0) const;
    /// Goes on if this is that word or sign.
    bool take(QStringView word);
    void skip(size_t tokens = 1) { m_at = std::min(m_at + tokens, m_code.size() - 1); }
    /// Where the last token ended.
    int lastEnd() const { return m_at ? m_code[m_at - 1]->end() : 0; }
    /// Grows with every token.
    size_t index() const { return m_at; }

private:
    std::vector<const Token *> m_code; ///< Without comments.
    size_t m_at = 0;
};

} // namespace scripting
