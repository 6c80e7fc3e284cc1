// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/sourcecheck.h"

#include <algorithm>

namespace scripting {

namespace {

// The compiler's work grows with the square of the jumps in a function.
constexpr int MaxGotos = 1000;

bool isNameStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isNamePart(char c)
{
    return isNameStart(c) || (c >= '0' && c <= '9');
}

} // namespace

std::optional<SourceCheck::Flaw> SourceCheck::run()
{
    if (at(0) == '\x1b')
        return Flaw{"compiled Lua is not available, only source text", 1};
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (c == '-' && at(m_at + 1) == '-') {
            skipComment();
        } else if (c == '"' || c == '\'') {
            skipQuoted();
        } else if (c == '[' && skipLong()) {
            m_afterLess = false;
        } else if (isNameStart(c)) {
            if (auto flaw = checkName(takeName()))
                return flaw;
        } else if (c >= '0' && c <= '9') {
            takeName(); // 0xA_ENV is no name
        } else {
            if (!std::isspace(static_cast<unsigned char>(c)))
                m_afterLess = c == '<';
            advanceTo(m_at + 1);
        }
    }
    return std::nullopt;
}

void SourceCheck::advanceTo(size_t offset)
{
    offset = std::min(offset, m_text.size());
    m_line +=
        int(std::count(m_text.begin() + qsizetype(m_at), m_text.begin() + qsizetype(offset), '\n'));
    m_at = offset;
}

void SourceCheck::skipComment()
{
    m_at += 2;
    if (at(m_at) == '[' && skipLong())
        return;
    advanceTo(m_text.find('\n', m_at));
}

void SourceCheck::skipQuoted()
{
    const char quote = m_text[m_at];
    size_t end = m_at + 1;
    while (end < m_text.size() && m_text[end] != quote && m_text[end] != '\n')
        end += m_text[end] == '\\' ? 2 : 1;
    advanceTo(end + 1);
    m_afterLess = false;
}

bool SourceCheck::skipLong()
{
    size_t level = 0;
    while (at(m_at + 1 + level) == '=')
        ++level;
    if (at(m_at + 1 + level) != '[')
        return false;
    const std::string closing = ']' + std::string(level, '=') + ']';
    const size_t end = m_text.find(closing, m_at + level + 2);
    advanceTo(end == std::string_view::npos ? end : end + closing.size());
    return true;
}

std::string_view SourceCheck::takeName()
{
    const size_t start = m_at;
    while (isNamePart(at(m_at)))
        ++m_at;
    return m_text.substr(start, m_at - start);
}

std::optional<SourceCheck::Flaw> SourceCheck::checkName(std::string_view name)
{
    const bool attribute = m_afterLess;
    m_afterLess = false;
    if (name == "_ENV")
        return Flaw{"_ENV is not available", m_line};
    if (attribute && name == "close")
        return Flaw{"<close> is not available", m_line};
    if (name == "goto" && ++m_gotos > MaxGotos)
        return Flaw{"too many goto statements", m_line};
    return std::nullopt;
}

} // namespace scripting
