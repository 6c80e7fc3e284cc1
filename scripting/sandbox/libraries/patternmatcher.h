// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/libraries/pattern.h"
#include "scripting/sandbox/lua.h"

#include <array>
#include <string_view>

namespace scripting {

/// Matches texts with a Lua pattern. Every step is paid for, so that a pattern which tries
/// too many ways ends in the error of an empty budget.
class PatternMatcher
{
public:
    /// Raises a Lua error when \a pattern is malformed. A leading '^' is the caller's to remove.
    PatternMatcher(lua_State *L, std::string_view pattern);

    /// Matches right at \a start of \a text; answers the end of the match or -1.
    qsizetype matchAt(std::string_view text, qsizetype start);

    int captureCount() const { return m_pattern.captureCount; }
    /// Pushes capture \a index of the last match, from 0.
    void pushCapture(int index) const;
    /// Pushes all captures, or the span \a start to \a end when there are none. Answers how many.
    int pushCaptures(qsizetype start, qsizetype end) const;
    /// Pays for the steps taken since the last time.
    void settle();

private:
    using Item = Pattern::Item;
    using Kind = Pattern::Kind;
    using Repeat = Pattern::Repeat;
    struct Capture
    {
        qsizetype start = 0;
        qsizetype length = 0;
    };
    static constexpr qsizetype Unclosed = -1;
    static constexpr qsizetype Position = -2;

    void step();
    bool accepts(const Item &item, qsizetype at) const;
    qsizetype matchFrom(int item, qsizetype at);
    qsizetype matchGreedy(int item, qsizetype at, qsizetype least, qsizetype most);
    qsizetype matchLazy(int item, qsizetype at);
    qsizetype matchCapture(int item, qsizetype at);
    qsizetype matchBalance(const Item &item, qsizetype at);
    qsizetype matchBackReference(const Item &item, qsizetype at);
    bool matchFrontier(const Item &item, qsizetype at) const;

    lua_State *m_state;
    std::string_view m_text;
    Pattern m_pattern;
    std::array<Capture, Pattern::MaxCaptures> m_captures;
    int m_depth = 0;
    int m_steps = 0;
};

} // namespace scripting
