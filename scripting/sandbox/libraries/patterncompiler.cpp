// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/libraries/patterncompiler.h"

namespace scripting {

namespace {

bool isUpper(int c)
{
    return c >= 'A' && c <= 'Z';
}

bool isLower(int c)
{
    return c >= 'a' && c <= 'z';
}

bool isDigit(int c)
{
    return c >= '0' && c <= '9';
}

bool isPrintable(int c)
{
    return c > 32 && c < 127;
}

// The classes of ASCII only: the same in every locale. Answers false for no class.
bool inClass(char name, int c, bool &result)
{
    const bool alpha = isUpper(c) || isLower(c);
    switch (name) {
    case 'a':
        result = alpha;
        return true;
    case 'c':
        result = c < 32 || c == 127;
        return true;
    case 'd':
        result = isDigit(c);
        return true;
    case 'g':
        result = isPrintable(c);
        return true;
    case 'l':
        result = isLower(c);
        return true;
    case 'p':
        result = isPrintable(c) && !alpha && !isDigit(c);
        return true;
    case 's':
        result = c == ' ' || (c >= 9 && c <= 13);
        return true;
    case 'u':
        result = isUpper(c);
        return true;
    case 'w':
        result = alpha || isDigit(c);
        return true;
    case 'x':
        result = isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
        return true;
    default:
        return false;
    }
}

// Adds %name to the set; answers false when that is a plain character.
bool addClass(char name, std::bitset<256> &set)
{
    const bool complement = isUpper(name);
    const char lower = complement ? char(name - 'A' + 'a') : name;
    for (int c = 0; c < 256; ++c) {
        bool member = false;
        if (!inClass(lower, c, member))
            return false;
        if (member != complement)
            set.set(size_t(c));
    }
    return true;
}

} // namespace

void PatternCompiler::compile(std::string_view text)
{
    qsizetype at = 0;
    while (at < qsizetype(text.size()))
        at = compileItem(text, at);
    if (!m_open.isEmpty())
        luaL_error(m_state, "unfinished capture");
}

qsizetype PatternCompiler::compileItem(std::string_view pattern, qsizetype at)
{
    const char c = pattern[size_t(at)];
    const bool last = at + 1 == qsizetype(pattern.size());
    if (c == '(') {
        const bool position = !last && pattern[size_t(at) + 1] == ')';
        openCapture(position ? Kind::PositionCapture : Kind::OpenCapture);
        return at + (position ? 2 : 1);
    }
    if (c == ')') {
        closeCapture();
        return at + 1;
    }
    if (c == '$' && last) {
        m_pattern.items.append({Kind::TextEnd});
        return at + 1;
    }
    if (c == '%')
        return compileEscape(pattern, at + 1);
    if (c == '[') {
        Set set;
        at = compileSet(pattern, at + 1, set);
        addSet(Kind::InSet, set);
        return compileRepeat(pattern, at);
    }
    m_pattern.items.append(
        {c == '.' ? Kind::Any : Kind::Literal, Repeat::Once, static_cast<unsigned char>(c)});
    return compileRepeat(pattern, at + 1);
}

qsizetype PatternCompiler::compileEscape(std::string_view pattern, qsizetype at)
{
    const auto size = qsizetype(pattern.size());
    if (at >= size)
        luaL_error(m_state, "malformed pattern (ends with '%%')");
    const char c = pattern[size_t(at)];
    if (c == 'b') {
        if (at + 2 >= size)
            luaL_error(m_state, "malformed pattern (missing arguments to '%%b')");
        m_pattern.items.append({Kind::Balance, Repeat::Once,
                                static_cast<unsigned char>(pattern[size_t(at) + 1]),
                                static_cast<unsigned char>(pattern[size_t(at) + 2])});
        return at + 3;
    }
    if (c == 'f') {
        if (at + 1 >= size || pattern[size_t(at) + 1] != '[')
            luaL_error(m_state, "missing '[' after '%%f' in pattern");
        Set set;
        at = compileSet(pattern, at + 2, set);
        addSet(Kind::Frontier, set);
        return at;
    }
    if (isDigit(c)) {
        const int index = c - '1';
        if (index < 0 || index >= m_pattern.captureCount || m_open.contains(index))
            luaL_error(m_state, "invalid capture index %%%d", index + 1);
        m_pattern.items.append({Kind::BackReference, Repeat::Once, 0, 0, index});
        return at + 1;
    }
    Set set;
    if (addClass(c, set))
        addSet(Kind::InSet, set);
    else
        m_pattern.items.append({Kind::Literal, Repeat::Once, static_cast<unsigned char>(c)});
    return compileRepeat(pattern, at + 1);
}

qsizetype PatternCompiler::compileSet(std::string_view pattern, qsizetype at, Set &set)
{
    const auto size = qsizetype(pattern.size());
    const bool complement = at < size && pattern[size_t(at)] == '^';
    if (complement)
        ++at;
    bool first = true; // a ']' right at the start is a plain character
    while (at < size && (first || pattern[size_t(at)] != ']')) {
        at = compileSetPart(pattern, at, set);
        first = false;
    }
    if (at >= size)
        luaL_error(m_state, "malformed pattern (missing ']')");
    if (complement)
        set.flip();
    return at + 1;
}

qsizetype PatternCompiler::compileSetPart(std::string_view pattern, qsizetype at, Set &set)
{
    const auto size = qsizetype(pattern.size());
    const auto c = static_cast<unsigned char>(pattern[size_t(at)]);
    if (c == '%') {
        if (at + 1 >= size)
            luaL_error(m_state, "malformed pattern (ends with '%%')");
        const auto escaped = static_cast<unsigned char>(pattern[size_t(at) + 1]);
        if (!addClass(char(escaped), set))
            set.set(escaped);
        return at + 2;
    }
    if (at + 2 < size && pattern[size_t(at) + 1] == '-' && pattern[size_t(at) + 2] != ']') {
        const auto last = static_cast<unsigned char>(pattern[size_t(at) + 2]);
        for (int member = c; member <= last; ++member)
            set.set(size_t(member));
        return at + 3;
    }
    set.set(c);
    return at + 1;
}

qsizetype PatternCompiler::compileRepeat(std::string_view pattern, qsizetype at)
{
    if (at >= qsizetype(pattern.size()))
        return at;
    switch (pattern[size_t(at)]) {
    case '*':
        m_pattern.items.last().repeat = Repeat::Star;
        return at + 1;
    case '+':
        m_pattern.items.last().repeat = Repeat::Plus;
        return at + 1;
    case '-':
        m_pattern.items.last().repeat = Repeat::Lazy;
        return at + 1;
    case '?':
        m_pattern.items.last().repeat = Repeat::Optional;
        return at + 1;
    default:
        return at;
    }
}

void PatternCompiler::openCapture(Kind kind)
{
    if (m_pattern.captureCount == Pattern::MaxCaptures)
        luaL_error(m_state, "too many captures");
    m_pattern.items.append({kind, Repeat::Once, 0, 0, m_pattern.captureCount});
    if (kind == Kind::OpenCapture)
        m_open.append(m_pattern.captureCount);
    ++m_pattern.captureCount;
}

void PatternCompiler::closeCapture()
{
    if (m_open.isEmpty())
        luaL_error(m_state, "invalid pattern capture");
    m_pattern.items.append({Kind::CloseCapture, Repeat::Once, 0, 0, m_open.last()});
    m_open.removeLast();
}

void PatternCompiler::addSet(Kind kind, const Set &set)
{
    m_pattern.items.append({kind, Repeat::Once, 0, 0, int(m_pattern.sets.size())});
    m_pattern.sets.append(set);
}

} // namespace scripting
