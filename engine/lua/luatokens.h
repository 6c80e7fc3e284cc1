// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace engine {

/// Splits Lua source into tokens as Lua itself does, without a copy of anything; the only place
/// that knows where names, numbers, texts and comments end. What Lua refuses is split somehow.
class LuaTokens
{
public:
    struct Token
    {
        enum Kind { End, Name, Number, String, Symbol, Comment };
        Kind kind = End;
        /// As it is written. Symbols have one character each: `::` is two of them.
        std::string_view text;
        size_t offset = 0;
        int line = 0;

        bool is(std::string_view wanted) const
        {
            return (kind == Name || kind == Symbol) && text == wanted;
        }
    };

    explicit LuaTokens(std::string_view source)
        : m_source(source)
    {
    }

    Token next();
    /// The same, but comments are tokens, too.
    Token nextOrComment();

private:
    char at(size_t offset) const { return offset < m_source.size() ? m_source[offset] : '\0'; }
    void skipBlanks();
    Token::Kind kindHere() const;
    size_t endOf(Token::Kind kind) const;
    size_t nameEnd() const;
    size_t numberEnd() const;
    size_t textEnd() const;
    size_t commentEnd() const;
    /// The end of the long bracket that starts at \a offset, or \a offset when there is none.
    size_t longEnd(size_t offset) const;
    void advanceTo(size_t offset);

    std::string_view m_source;
    size_t m_at = 0;
    int m_line = 1;
};

} // namespace engine
