// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <string_view>

namespace engine {

/// In every locale.
constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// What a text in Lua source means: reads what stands between its quotes or long brackets.
class LuaString
{
public:
    /// \a written with its quotes or brackets; those at the end may be missing.
    static QByteArray meaningOf(std::string_view written);
    /// What stands inside the brackets of \a written, whose line ends become one character each;
    /// nothing when these are no long brackets.
    static std::optional<QByteArray> insideBrackets(std::string_view written);

private:
    explicit LuaString(std::string_view inside)
        : m_inside(inside)
    {
    }

    QByteArray readUntil(char quote);
    void readEscape();
    void readNumber();
    void readCodePoint();
    char peek(size_t ahead = 0) const;

    std::string_view m_inside;
    size_t m_at = 0;
    QByteArray m_meaning;
};

} // namespace engine
