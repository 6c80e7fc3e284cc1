// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace scripting {

/// Splits Lua source into tokens, as far as names, blocks and single characters go.
class LuaTokens
{
public:
    struct Token
    {
        enum Kind { End, Name, Literal, Symbol };
        Kind kind = End;
        std::string_view text; ///< Symbols have one character each: `::` is two of them.
        size_t offset = 0;
        int line = 0;

        bool is(std::string_view wanted) const { return kind != Literal && text == wanted; }
    };

    explicit LuaTokens(std::string_view source)
        : m_source(source)
    {
    }

    Token next();

private:
    char at(size_t offset) const { return offset < m_source.size() ? m_source[offset] : '\0'; }
    void skipBlanks();
    void skipComment();
    size_t quotedEnd() const;
    /// The end of the long bracket that starts at \a offset, or \a offset when there is none.
    size_t longEnd(size_t offset) const;
    void advanceTo(size_t offset);

    std::string_view m_source;
    size_t m_at = 0;
    int m_line = 1;
};

} // namespace scripting
