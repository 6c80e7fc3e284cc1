// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lua/luatokens.h"

#include "engine/lua/luastring.h"

#include <algorithm>
#include <string>

namespace engine {

namespace {

bool isNameStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isBlank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

} // namespace

LuaTokens::Token LuaTokens::next()
{
    Token token = nextOrComment();
    while (token.kind == Token::Comment)
        token = nextOrComment();
    return token;
}

LuaTokens::Token LuaTokens::nextOrComment()
{
    skipBlanks();
    Token token{kindHere(), {}, m_at, m_line};
    const size_t end = std::min(endOf(token.kind), m_source.size());
    token.text = m_source.substr(m_at, end - m_at);
    advanceTo(end);
    return token;
}

void LuaTokens::skipBlanks()
{
    size_t end = m_at;
    while (end < m_source.size() && isBlank(m_source[end]))
        ++end;
    advanceTo(end);
}

LuaTokens::Token::Kind LuaTokens::kindHere() const
{
    if (m_at >= m_source.size())
        return Token::End;
    const char c = m_source[m_at];
    if (isNameStart(c))
        return Token::Name;
    if (isDigit(c) || (c == '.' && isDigit(at(m_at + 1))))
        return Token::Number;
    if (c == '"' || c == '\'' || (c == '[' && longEnd(m_at) != m_at))
        return Token::String;
    return c == '-' && at(m_at + 1) == '-' ? Token::Comment : Token::Symbol;
}

size_t LuaTokens::endOf(Token::Kind kind) const
{
    switch (kind) {
    case Token::End:
        return m_at;
    case Token::Name:
        return nameEnd();
    case Token::Number:
        return numberEnd();
    case Token::String:
        return m_source[m_at] == '[' ? longEnd(m_at) : textEnd();
    case Token::Comment:
        return commentEnd();
    case Token::Symbol:
        break;
    }
    return m_at + 1;
}

size_t LuaTokens::nameEnd() const
{
    size_t end = m_at + 1;
    while (isNameStart(at(end)) || isDigit(at(end)))
        ++end;
    return end;
}

size_t LuaTokens::numberEnd() const
{
    size_t end = m_at + 1;
    const bool isHex = m_source[m_at] == '0' && (at(end) == 'x' || at(end) == 'X');
    const std::string_view exponent = isHex ? "pP" : "eE";
    // Like Lua: a sign belongs to the number after its exponent only. Two dots are refused there;
    // here they join what stands before and after them.
    while (isNameStart(at(end)) || isDigit(at(end)) || (at(end) == '.' && at(end + 1) != '.')
           || ((at(end) == '+' || at(end) == '-') && exponent.find(at(end - 1)) < 2))
        ++end;
    return end;
}

size_t LuaTokens::textEnd() const
{
    const char quote = m_source[m_at];
    size_t end = m_at + 1;
    while (end < m_source.size() && m_source[end] != quote) {
        // Lua refuses a text that is not closed in its line; here one slip must not swallow the
        // rest of the file.
        if (m_source[end] == '\n' || m_source[end] == '\r')
            return end;
        if (m_source[end++] != '\\')
            continue;
        if (at(end) == 'z') {
            do
                ++end;
            while (isBlank(at(end)));
        } else {
            // Both characters of a line end, in either order.
            const bool isPair = (at(end) == '\r' && at(end + 1) == '\n')
                || (at(end) == '\n' && at(end + 1) == '\r');
            end += isPair ? 2 : 1;
        }
    }
    return end + 1;
}

size_t LuaTokens::commentEnd() const
{
    const size_t text = m_at + 2;
    const size_t end = at(text) == '[' ? longEnd(text) : text;
    // Lua ends a line at either character.
    return end != text ? end : m_source.find_first_of("\r\n", text);
}

size_t LuaTokens::longEnd(size_t offset) const
{
    size_t level = 0;
    while (at(offset + 1 + level) == '=')
        ++level;
    if (at(offset + 1 + level) != '[')
        return offset;
    const std::string closing = ']' + std::string(level, '=') + ']';
    const size_t end = m_source.find(closing, offset + level + 2);
    return end == std::string_view::npos ? m_source.size() : end + closing.size();
}

void LuaTokens::advanceTo(size_t offset)
{
    offset = std::min(offset, m_source.size());
    m_line += int(std::count(m_source.begin() + std::ptrdiff_t(m_at),
                             m_source.begin() + std::ptrdiff_t(offset), '\n'));
    m_at = offset;
}

} // namespace engine
