// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/luascanner.h"

namespace engine {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

int hexDigit(char c)
{
    if (isDigit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

} // namespace

LuaScanner::LuaScanner(const QByteArray &utf8)
    : m_source(utf8)
{
}

std::vector<LuaToken> LuaScanner::tokensAndComments()
{
    std::vector<LuaToken> found;
    do
        found.push_back(next());
    while (found.back().type != LuaToken::Type::End);
    return found;
}

std::vector<LuaToken> LuaScanner::tokens()
{
    std::vector<LuaToken> found = tokensAndComments();
    std::erase_if(found,
                  [](const LuaToken &token) { return token.type == LuaToken::Type::Comment; });
    return found;
}

char LuaScanner::peek(qsizetype ahead) const
{
    return m_at + ahead < m_source.size() ? m_source[m_at + ahead] : '\0';
}

void LuaScanner::step()
{
    if (peek() == '\n')
        ++m_line;
    ++m_at;
}

LuaToken LuaScanner::token(LuaToken::Type type, const QByteArray &text, int line) const
{
    return {type, QString::fromUtf8(text), line};
}

void LuaScanner::skipBlank()
{
    for (;;) {
        const char c = peek();
        if (m_at >= m_source.size()
            || (c != ' ' && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != '\v'))
            return;
        step();
    }
}

LuaToken LuaScanner::readComment()
{
    const int line = m_line;
    m_at += 2;
    if (const int level = longBracket(); level >= 0)
        return token(LuaToken::Type::Comment, readLong(level), line);
    const qsizetype from = m_at;
    while (m_at < m_source.size() && peek() != '\n')
        ++m_at;
    return token(LuaToken::Type::Comment, m_source.mid(from, m_at - from), line);
}

LuaToken LuaScanner::next()
{
    skipBlank();
    const qsizetype from = m_at;
    LuaToken token = isComment() ? readComment() : read();
    token.from = from;
    token.to = std::min(m_at, m_source.size());
    return token;
}

LuaToken LuaScanner::read()
{
    const int line = m_line;
    const qsizetype from = m_at;
    const char c = peek();
    if (m_at >= m_source.size())
        return {LuaToken::Type::End, {}, line};
    if (c == '"' || c == '\'')
        return readQuoted();
    if (const int level = longBracket(); level >= 0)
        return token(LuaToken::Type::String, readLong(level), line);
    if (isLetter(c)) {
        while (isLetter(peek()) || isDigit(peek()))
            ++m_at;
        return token(LuaToken::Type::Name, m_source.mid(from, m_at - from), line);
    }
    if (isDigit(c)) {
        while (isLetter(peek()) || isDigit(peek()) || (peek() == '.' && peek(1) != '.'))
            ++m_at;
        return token(LuaToken::Type::Number, m_source.mid(from, m_at - from), line);
    }
    const bool isDots = c == '.' && peek(1) == '.';
    m_at += isDots ? 2 : 1;
    return token(LuaToken::Type::Symbol, m_source.mid(from, m_at - from), line);
}

LuaToken LuaScanner::readQuoted()
{
    const int line = m_line;
    const char quote = peek();
    ++m_at;
    QByteArray text;
    // A string that is not closed ends with its line, so that one slip doesn't swallow the file.
    while (m_at < m_source.size() && peek() != quote && peek() != '\n') {
        if (peek() == '\\') {
            ++m_at;
            readEscape(text);
        } else {
            text += peek();
            ++m_at;
        }
    }
    if (peek() == quote)
        ++m_at;
    return token(LuaToken::Type::String, text, line);
}

void LuaScanner::readEscape(QByteArray &text)
{
    static constexpr char letters[] = "abfnrtv\\\"'\n";
    static constexpr char meanings[] = "\a\b\f\n\r\t\v\\\"'\n";
    const char c = peek();
    for (int i = 0; letters[i]; ++i) {
        if (letters[i] == c) {
            text += meanings[i];
            step();
            return;
        }
    }
    if (c == 'z') {
        ++m_at;
        while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r')
            step();
    } else if (c == 'u' && peek(1) == '{') {
        readUnicodeEscape(text);
    } else {
        readNumericEscape(text);
    }
}

void LuaScanner::readNumericEscape(QByteArray &text)
{
    if (peek() == 'x' && hexDigit(peek(1)) >= 0 && hexDigit(peek(2)) >= 0) {
        text += char(hexDigit(peek(1)) * 16 + hexDigit(peek(2)));
        m_at += 3;
        return;
    }
    int number = 0;
    for (int digits = 0; digits < 3 && isDigit(peek()); ++digits, ++m_at)
        number = number * 10 + (peek() - '0');
    if (number > 0)
        text += char(number);
}

void LuaScanner::readUnicodeEscape(QByteArray &text)
{
    m_at += 2;
    char32_t number = 0;
    for (; hexDigit(peek()) >= 0; ++m_at)
        number = std::min<char32_t>(number * 16 + char32_t(hexDigit(peek())), 0x110000);
    if (peek() == '}')
        ++m_at;
    if (number <= 0x10ffff)
        text += QString::fromUcs4(&number, 1).toUtf8();
}

int LuaScanner::longBracket() const
{
    if (peek() != '[')
        return -1;
    int level = 0;
    while (peek(level + 1) == '=')
        ++level;
    return peek(level + 1) == '[' ? level : -1;
}

QByteArray LuaScanner::readLong(int level)
{
    m_at += level + 2;
    const QByteArray close = ']' + QByteArray(level, '=') + ']';
    // A line end right behind the opening is not part of the text.
    if (peek() == '\r')
        ++m_at;
    if (peek() == '\n')
        step();
    const qsizetype found = m_source.indexOf(close, m_at);
    const qsizetype end = found < 0 ? m_source.size() : found;
    QByteArray text = m_source.mid(m_at, end - m_at);
    m_line += int(text.count('\n'));
    m_at = found < 0 ? end : end + close.size();
    return text.replace("\r\n", "\n");
}

} // namespace engine
