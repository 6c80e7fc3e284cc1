// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/libraries/patternmatcher.h"

#include "scripting/sandbox/libraries/patterncompiler.h"
#include "scripting/sandbox/meter.h"

#include <cstring>
#include <limits>

namespace scripting {

namespace {

constexpr int MaxDepth = 400; // nested choices in one pattern
constexpr int StepsPerPayment = 512;

} // namespace

PatternMatcher::PatternMatcher(lua_State *L, std::string_view pattern)
    : m_state(L)
{
    Meter::of(L).spend(L, qint64(pattern.size()));
    PatternCompiler(L, m_pattern).compile(pattern);
}

void PatternMatcher::settle()
{
    const int steps = m_steps;
    m_steps = 0;
    Meter::of(m_state).spend(m_state, steps);
}

void PatternMatcher::step()
{
    if (++m_steps >= StepsPerPayment)
        settle();
}

bool PatternMatcher::accepts(const Item &item, qsizetype at) const
{
    if (at >= qsizetype(m_text.size()))
        return false;
    const auto c = static_cast<unsigned char>(m_text[size_t(at)]);
    switch (item.kind) {
    case Kind::Literal:
        return c == item.first;
    case Kind::Any:
        return true;
    default:
        return m_pattern.sets[item.index].test(c);
    }
}

qsizetype PatternMatcher::matchAt(std::string_view text, qsizetype start)
{
    m_text = text;
    m_depth = 0;
    step();
    return matchFrom(0, start);
}

qsizetype PatternMatcher::matchFrom(int index, qsizetype at)
{
    for (; index < int(m_pattern.items.size()); ++index) {
        const Item &item = m_pattern.items[index];
        step();
        switch (item.kind) {
        case Kind::TextEnd:
            if (at != qsizetype(m_text.size()))
                return -1;
            break;
        case Kind::OpenCapture:
        case Kind::PositionCapture:
        case Kind::CloseCapture:
            return matchCapture(index, at);
        case Kind::Balance:
            at = matchBalance(item, at);
            break;
        case Kind::BackReference:
            at = matchBackReference(item, at);
            break;
        case Kind::Frontier:
            if (!matchFrontier(item, at))
                return -1;
            break;
        default:
            if (item.repeat == Repeat::Lazy)
                return matchLazy(index, at);
            if (item.repeat == Repeat::Optional)
                return matchGreedy(index, at, 0, 1);
            if (item.repeat == Repeat::Star || item.repeat == Repeat::Plus)
                return matchGreedy(index, at, item.repeat == Repeat::Plus,
                                   std::numeric_limits<qsizetype>::max());
            at = accepts(item, at) ? at + 1 : -1;
        }
        if (at < 0)
            return -1;
    }
    return at;
}

qsizetype PatternMatcher::matchGreedy(int index, qsizetype at, qsizetype least, qsizetype most)
{
    const Item &item = m_pattern.items[index];
    qsizetype count = 0;
    while (count < most && accepts(item, at + count)) {
        ++count;
        step();
    }
    if (++m_depth > MaxDepth)
        luaL_error(m_state, "pattern too complex");
    qsizetype end = -1;
    for (; count >= least && end < 0; --count)
        end = matchFrom(index + 1, at + count);
    --m_depth;
    return end;
}

qsizetype PatternMatcher::matchLazy(int index, qsizetype at)
{
    const Item &item = m_pattern.items[index];
    if (++m_depth > MaxDepth)
        luaL_error(m_state, "pattern too complex");
    qsizetype end = matchFrom(index + 1, at);
    while (end < 0 && accepts(item, at)) {
        step();
        end = matchFrom(index + 1, ++at);
    }
    --m_depth;
    return end;
}

qsizetype PatternMatcher::matchCapture(int index, qsizetype at)
{
    const Item &item = m_pattern.items[index];
    Capture &capture = m_captures[size_t(item.index)];
    const Capture before = capture;
    if (item.kind == Kind::CloseCapture)
        capture.length = at - capture.start;
    else
        capture = {at, item.kind == Kind::PositionCapture ? Position : Unclosed};
    const qsizetype end = matchFrom(index + 1, at);
    if (end < 0)
        capture = before;
    return end;
}

qsizetype PatternMatcher::matchBalance(const Item &item, qsizetype at)
{
    const auto size = qsizetype(m_text.size());
    if (at >= size || static_cast<unsigned char>(m_text[size_t(at)]) != item.first)
        return -1;
    int open = 1;
    while (++at < size) {
        step();
        const auto c = static_cast<unsigned char>(m_text[size_t(at)]);
        if (c == item.second) {
            if (--open == 0)
                return at + 1;
        } else if (c == item.first) {
            ++open;
        }
    }
    return -1;
}

qsizetype PatternMatcher::matchBackReference(const Item &item, qsizetype at)
{
    const Capture &capture = m_captures[size_t(item.index)];
    if (capture.length < 0)
        luaL_error(m_state, "invalid capture index %%%d", item.index + 1);
    m_steps += int(capture.length / 16);
    step();
    const auto size = size_t(capture.length);
    if (m_text.size() - size_t(at) < size
        || std::memcmp(m_text.data() + capture.start, m_text.data() + at, size) != 0)
        return -1;
    return at + capture.length;
}

bool PatternMatcher::matchFrontier(const Item &item, qsizetype at) const
{
    // Outside of the text there is a '\0'.
    const Pattern::Set &set = m_pattern.sets[item.index];
    const char before = at > 0 ? m_text[size_t(at) - 1] : '\0';
    const char after = at < qsizetype(m_text.size()) ? m_text[size_t(at)] : '\0';
    return !set.test(static_cast<unsigned char>(before))
        && set.test(static_cast<unsigned char>(after));
}

void PatternMatcher::pushCapture(int index) const
{
    const Capture &capture = m_captures[size_t(index)];
    if (capture.length == Position)
        lua_pushinteger(m_state, capture.start + 1);
    else
        lua_pushlstring(m_state, m_text.data() + capture.start, size_t(capture.length));
}

int PatternMatcher::pushCaptures(qsizetype start, qsizetype end) const
{
    if (m_pattern.captureCount == 0) {
        lua_pushlstring(m_state, m_text.data() + start, size_t(end - start));
        return 1;
    }
    luaL_checkstack(m_state, m_pattern.captureCount, "too many captures");
    for (int i = 0; i < m_pattern.captureCount; ++i)
        pushCapture(i);
    return m_pattern.captureCount;
}

} // namespace scripting
