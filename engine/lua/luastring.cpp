// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lua/luastring.h"

#include <QString>

#include <string>

namespace engine {

namespace {

int hexDigit(char c)
{
    if (isDigit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

} // namespace

QByteArray LuaString::meaningOf(std::string_view written)
{
    if (const auto inside = insideBrackets(written))
        return *inside;
    if (written.empty())
        return {};
    return LuaString(written.substr(1)).readUntil(written.front());
}

std::optional<QByteArray> LuaString::insideBrackets(std::string_view written)
{
    const size_t second = written.find_first_not_of('=', 1);
    if (!written.starts_with('[') || second == std::string_view::npos || written[second] != '[')
        return std::nullopt;
    std::string_view inside = written.substr(second + 1);
    const std::string closing = ']' + std::string(second - 1, '=') + ']';
    if (inside.ends_with(closing))
        inside.remove_suffix(closing.size());
    // A line end right behind the opening is not part of the text.
    if (inside.starts_with('\r'))
        inside.remove_prefix(1);
    if (inside.starts_with('\n'))
        inside.remove_prefix(1);
    return QByteArray(inside.data(), qsizetype(inside.size())).replace("\r\n", "\n");
}

char LuaString::peek(size_t ahead) const
{
    return m_at + ahead < m_inside.size() ? m_inside[m_at + ahead] : '\0';
}

QByteArray LuaString::readUntil(char quote)
{
    while (m_at < m_inside.size() && m_inside[m_at] != quote) {
        const char c = m_inside[m_at++];
        if (c == '\\')
            readEscape();
        else
            m_meaning += c;
    }
    return m_meaning;
}

void LuaString::readEscape()
{
    static constexpr char letters[] = "abfnrtv\\\"'\n";
    static constexpr char meanings[] = "\a\b\f\n\r\t\v\\\"'\n";
    const char c = peek();
    for (int i = 0; letters[i]; ++i) {
        if (letters[i] == c) {
            m_meaning += meanings[i];
            ++m_at;
            return;
        }
    }
    if (c == '\r') {
        m_meaning += '\n';
        m_at += peek(1) == '\n' ? 2 : 1;
    } else if (c == 'z') {
        ++m_at;
        while (peek() == ' ' || (peek() >= '\t' && peek() <= '\r'))
            ++m_at;
    } else if (c == 'u' && peek(1) == '{') {
        readCodePoint();
    } else {
        readNumber();
    }
}

void LuaString::readNumber()
{
    if (peek() == 'x' && hexDigit(peek(1)) >= 0 && hexDigit(peek(2)) >= 0) {
        m_meaning += char(hexDigit(peek(1)) * 16 + hexDigit(peek(2)));
        m_at += 3;
        return;
    }
    int number = 0;
    for (int digits = 0; digits < 3 && isDigit(peek()); ++digits, ++m_at)
        number = number * 10 + (peek() - '0');
    if (number > 0)
        m_meaning += char(number);
}

void LuaString::readCodePoint()
{
    m_at += 2;
    char32_t number = 0;
    for (; hexDigit(peek()) >= 0; ++m_at)
        number = std::min<char32_t>(number * 16 + char32_t(hexDigit(peek())), 0x110000);
    if (peek() == '}')
        ++m_at;
    if (number <= 0x10ffff)
        m_meaning += QString::fromUcs4(&number, 1).toUtf8();
}

} // namespace engine
