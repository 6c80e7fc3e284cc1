// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/lua.h"

#include <QVarLengthArray>

#include <array>
#include <bitset>
#include <string_view>

namespace scripting {

/// A Lua pattern made ready for matching. Every step is paid for, so that a pattern which tries
/// too many ways ends in the error of an empty budget.
class PatternMatcher
{
public:
    /// Raises a Lua error when \a pattern is malformed. A leading '^' is the caller's to remove.
    PatternMatcher(lua_State *L, std::string_view pattern);

    /// Matches right at \a start of \a text; answers the end of the match or -1.
    qsizetype matchAt(std::string_view text, qsizetype start);

    int captureCount() const { return m_captureCount; }
    /// Pushes capture \a index of the last match, from 0.
    void pushCapture(int index) const;
    /// Pushes all captures, or the span \a start to \a end when there are none. Answers how many.
    int pushCaptures(qsizetype start, qsizetype end) const;
    /// Pays for the steps taken since the last time.
    void settle();

private:
    using Set = std::bitset<256>;
    enum class Kind : quint8 {
        Literal,
        Any,
        InSet,
        Frontier,
        Balance,
        BackReference,
        OpenCapture,
        PositionCapture,
        CloseCapture,
        TextEnd
    };
    enum class Repeat : quint8 { Once, Star, Plus, Lazy, Optional };
    struct Item
    {
        Kind kind;
        Repeat repeat = Repeat::Once;
        unsigned char first = 0; // the character; the opening one
        unsigned char second = 0; // the closing character
        int index = 0; // of the set or the capture
    };
    struct Capture
    {
        qsizetype start = 0;
        qsizetype length = 0;
    };
    static constexpr int MaxCaptures = 32;
    static constexpr qsizetype Unclosed = -1;
    static constexpr qsizetype Position = -2;

    void compile(std::string_view pattern);
    qsizetype compileItem(std::string_view pattern, qsizetype at);
    qsizetype compileEscape(std::string_view pattern, qsizetype at);
    qsizetype compileSet(std::string_view pattern, qsizetype at, Set &set);
    qsizetype compileSetPart(std::string_view pattern, qsizetype at, Set &set);
    qsizetype compileRepeat(std::string_view pattern, qsizetype at);
    void openCapture(Kind kind);
    void closeCapture();
    void addSet(Kind kind, const Set &set);

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
    QVarLengthArray<Item, 24> m_items;
    QVarLengthArray<Set, 4> m_sets;
    QVarLengthArray<int, 8> m_open; // captures that wait for their ')'
    std::array<Capture, MaxCaptures> m_captures;
    int m_captureCount = 0;
    int m_depth = 0;
    int m_steps = 0;
};

} // namespace scripting
