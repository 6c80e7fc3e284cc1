// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/libraries/pattern.h"
#include "scripting/sandbox/lua.h"

#include <string_view>

namespace scripting {

/// Makes a Pattern of its text.
class PatternCompiler
{
public:
    PatternCompiler(lua_State *L, Pattern &pattern)
        : m_state(L)
        , m_pattern(pattern)
    {
    }

    /// Raises a Lua error when \a text is malformed. A leading '^' is the caller's to remove.
    void compile(std::string_view text);

private:
    using Kind = Pattern::Kind;
    using Repeat = Pattern::Repeat;
    using Set = Pattern::Set;

    qsizetype compileItem(std::string_view pattern, qsizetype at);
    qsizetype compileEscape(std::string_view pattern, qsizetype at);
    qsizetype compileSet(std::string_view pattern, qsizetype at, Set &set);
    qsizetype compileSetPart(std::string_view pattern, qsizetype at, Set &set);
    qsizetype compileRepeat(std::string_view pattern, qsizetype at);
    void openCapture(Kind kind);
    void closeCapture();
    void addSet(Kind kind, const Set &set);

    lua_State *m_state;
    Pattern &m_pattern;
    QVarLengthArray<int, 8> m_open; // captures that wait for their ')'
};

} // namespace scripting
