// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/luatokens.h"

#include <algorithm>
#include <string>

namespace scripting {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

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
    skipBlanks();
    Token token{Token::Symbol, {}, m_at, m_line};
    const char c = at(m_at);
    size_t end = m_at + 1;
    if (m_at >= m_source.size()) {
        token.kind = Token::End;
        return token;
    }
    if (isNameStart(c)) {
        token.kind = Token::Name;
        while (isNameStart(at(end)) || isDigit(at(end)))
            ++end;
    } else if (isDigit(c) || (c == '.' && isDigit(at(end)))) {
        // Like Lua: a sign belongs to the number after its exponent only.
        token.kind = Token::Literal;
        const bool hex = c == '0' && (at(end) == 'x' || at(end) == 'X');
        const std::string_view exponent = hex ? "pP" : "eE";
        while (isNameStart(at(end)) || isDigit(at(end)) || at(end) == '.'
               || ((at(end) == '+' || at(end) == '-') && exponent.find(at(end - 1)) < 2))
            ++end;
    } else if (c == '"' || c == '\'') {
        token.kind = Token::Literal;
        end = quotedEnd();
    } else if (c == '[' && longEnd(m_at) != m_at) {
        token.kind = Token::Literal;
        end = longEnd(m_at);
    }
    end = std::min(end, m_source.size());
    token.text = m_source.substr(m_at, end - m_at);
    advanceTo(end);
    return token;
}

void LuaTokens::skipBlanks()
{
    while (m_at < m_source.size()) {
        if (isBlank(m_source[m_at]))
            advanceTo(m_at + 1);
        else if (m_source[m_at] == '-' && at(m_at + 1) == '-')
            skipComment();
        else
            return;
    }
}

void LuaTokens::skipComment()
{
    const size_t text = m_at + 2;
    const size_t end = at(text) == '[' ? longEnd(text) : text;
    // Lua ends a line at either character.
    advanceTo(end != text ? end : m_source.find_first_of("\r\n", text));
}

size_t LuaTokens::quotedEnd() const
{
    const char quote = m_source[m_at];
    size_t end = m_at + 1;
    while (end < m_source.size() && m_source[end] != quote) {
        if (m_source[end] != '\\') {
            ++end;
            continue;
        }
        ++end;
        // \z takes all blanks after it; quotes can't be among them.
        if (at(end) == '\r' && at(end + 1) == '\n')
            ++end;
        ++end;
    }
    return end + 1;
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
    m_line += int(
        std::count(m_source.begin() + qsizetype(m_at), m_source.begin() + qsizetype(offset), '\n'));
    m_at = offset;
}

} // namespace scripting
