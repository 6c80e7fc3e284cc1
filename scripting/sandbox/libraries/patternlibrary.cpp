// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/system/bytesearch.h"
#include "scripting/sandbox/libraries.h"
#include "scripting/sandbox/libraries/patternmatcher.h"
#include "scripting/sandbox/meter.h"

#include <string>
#include <string_view>

namespace scripting {

namespace {

bool takeAnchor(std::string_view &pattern)
{
    const bool anchored = !pattern.empty() && pattern.front() == '^';
    if (anchored)
        pattern.remove_prefix(1);
    return anchored;
}

// The offset where a search begins, or -1 when that is beyond the text.
qsizetype startOffset(lua_State *L, int index, std::string_view text)
{
    const auto size = lua_Integer(text.size());
    lua_Integer start = luaL_optinteger(L, index, 1);
    if (start < 0)
        start = start < -size ? 1 : size + start + 1;
    if (start == 0)
        start = 1;
    return start > size + 1 ? -1 : qsizetype(start - 1);
}

int findPlain(lua_State *L, std::string_view text, std::string_view wanted, qsizetype start)
{
    Meter::of(L).spend(L, 1 + qint64((text.size() - size_t(start)) / 4 + wanted.size()));
    const size_t found = engine::findBytes(text.substr(size_t(start)), wanted);
    if (found == std::string_view::npos) {
        lua_pushnil(L);
        return 1;
    }
    const auto offset = lua_Integer(found) + start;
    lua_pushinteger(L, offset + 1);
    lua_pushinteger(L, offset + lua_Integer(wanted.size()));
    return 2;
}

enum class Wanted { Span, Captures };

int search(lua_State *L, Wanted wanted)
{
    const std::string_view text = Libraries::checkText(L, 1);
    std::string_view pattern = Libraries::checkText(L, 2);
    qsizetype start = startOffset(L, 3, text);
    if (start < 0) {
        lua_pushnil(L);
        return 1;
    }
    const bool special = pattern.find_first_of("^$*+?.([%-") != std::string_view::npos;
    if (wanted == Wanted::Span && (!special || lua_toboolean(L, 4)))
        return findPlain(L, text, pattern, start);
    const bool anchored = takeAnchor(pattern);
    PatternMatcher matcher(L, pattern);
    do {
        const qsizetype end = matcher.matchAt(text, start);
        if (end >= 0) {
            matcher.settle();
            if (wanted == Wanted::Captures)
                return matcher.pushCaptures(start, end);
            lua_pushinteger(L, start + 1);
            lua_pushinteger(L, end);
            return matcher.captureCount() > 0 ? 2 + matcher.pushCaptures(start, end) : 2;
        }
    } while (++start <= qsizetype(text.size()) && !anchored);
    matcher.settle();
    lua_pushnil(L);
    return 1;
}

int find(lua_State *L)
{
    return search(L, Wanted::Span);
}

int match(lua_State *L)
{
    return search(L, Wanted::Captures);
}

// Upvalues: the text, the pattern, the offset to go on from, the end of the last match.
int nextMatch(lua_State *L)
{
    const std::string_view text = Libraries::checkText(L, lua_upvalueindex(1));
    PatternMatcher matcher(L, Libraries::checkText(L, lua_upvalueindex(2)));
    const auto lastEnd = qsizetype(lua_tointeger(L, lua_upvalueindex(4)));
    for (auto start = qsizetype(lua_tointeger(L, lua_upvalueindex(3)));
         start <= qsizetype(text.size()); ++start) {
        const qsizetype end = matcher.matchAt(text, start);
        if (end < 0 || end == lastEnd)
            continue;
        matcher.settle();
        lua_pushinteger(L, end);
        lua_copy(L, -1, lua_upvalueindex(3));
        lua_replace(L, lua_upvalueindex(4));
        return matcher.pushCaptures(start, end);
    }
    matcher.settle();
    return 0;
}

int allMatches(lua_State *L)
{
    const std::string_view text = Libraries::checkText(L, 1);
    Libraries::checkText(L, 2);
    const qsizetype start = startOffset(L, 3, text);
    lua_settop(L, 2);
    lua_pushinteger(L, start < 0 ? lua_Integer(text.size()) + 1 : start);
    lua_pushinteger(L, -1);
    lua_pushcclosure(L, nextMatch, 4);
    return 1;
}

/// One run of gsub: the text with every match replaced.
class Substitution
{
public:
    Substitution(lua_State *L, std::string_view text, std::string_view pattern)
        : m_state(L)
        , m_text(text)
        , m_matcher(L, pattern)
    {
    }

    lua_Integer run(bool anchored, lua_Integer most)
    {
        qsizetype at = 0;
        qsizetype lastEnd = -1;
        lua_Integer count = 0;
        while (count < most) {
            const qsizetype end = m_matcher.matchAt(m_text, at);
            if (end >= 0 && end != lastEnd) {
                ++count;
                m_matcher.settle();
                replace(at, end);
                at = lastEnd = end;
            } else if (at < qsizetype(m_text.size())) {
                m_out.push_back(m_text[size_t(at++)]);
            } else {
                break;
            }
            if (anchored)
                break;
        }
        m_matcher.settle();
        if (at < qsizetype(m_text.size()))
            append(m_text.substr(size_t(at)));
        return count;
    }

    const std::string &result() const { return m_out; }

private:
    void append(std::string_view part)
    {
        if (m_out.size() + part.size() > size_t(Meter::of(m_state).limits().stringBytes))
            Meter::of(m_state).spendString(m_state, m_out.size() + part.size());
        Meter::of(m_state).spendText(m_state, part.size());
        m_out.append(part);
    }

    void replace(qsizetype start, qsizetype end)
    {
        switch (lua_type(m_state, 3)) {
        case LUA_TFUNCTION:
            lua_pushvalue(m_state, 3);
            lua_call(m_state, m_matcher.pushCaptures(start, end), 1);
            break;
        case LUA_TTABLE:
            pushCapture(0, start, end);
            lua_gettable(m_state, 3);
            break;
        default:
            return appendTemplate(start, end);
        }
        if (!lua_toboolean(m_state, -1))
            append(m_text.substr(size_t(start), size_t(end - start)));
        else if (lua_type(m_state, -1) == LUA_TSTRING || lua_type(m_state, -1) == LUA_TNUMBER)
            appendTop();
        else
            luaL_error(m_state, "invalid replacement value (a %s)", luaL_typename(m_state, -1));
        lua_pop(m_state, 1);
    }

    void appendTop()
    {
        Libraries::pushText(m_state, -1);
        append(Libraries::checkText(m_state, -1));
        lua_pop(m_state, 1);
    }

    void pushCapture(int index, qsizetype start, qsizetype end) const
    {
        if (index < m_matcher.captureCount())
            m_matcher.pushCapture(index);
        else if (index == 0)
            lua_pushlstring(m_state, m_text.data() + start, size_t(end - start));
        else
            luaL_error(m_state, "invalid capture index %%%d in replacement string", index + 1);
    }

    void appendTemplate(qsizetype start, qsizetype end)
    {
        const std::string_view text = Libraries::checkText(m_state, 3);
        size_t at = 0;
        while (at < text.size()) {
            const size_t mark = std::min(text.find('%', at), text.size());
            append(text.substr(at, mark - at));
            if (mark == text.size())
                return;
            const char c = mark + 1 < text.size() ? text[mark + 1] : '\0';
            if (c == '%') {
                append("%");
            } else if (c == '0') {
                append(m_text.substr(size_t(start), size_t(end - start)));
            } else if (c > '0' && c <= '9') {
                pushCapture(c - '1', start, end);
                appendTop();
                lua_pop(m_state, 1);
            } else {
                luaL_error(m_state, "invalid use of '%%' in replacement string");
            }
            at = mark + 2;
        }
    }

    lua_State *m_state;
    std::string_view m_text;
    PatternMatcher m_matcher;
    std::string m_out;
};

int substitute(lua_State *L)
{
    const std::string_view text = Libraries::checkText(L, 1);
    std::string_view pattern = Libraries::checkText(L, 2);
    const int type = lua_type(L, 3);
    luaL_argexpected(L,
                     type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION
                         || type == LUA_TTABLE,
                     3, "string/function/table");
    const lua_Integer most = luaL_optinteger(L, 4, lua_Integer(text.size()) + 1);
    const bool anchored = takeAnchor(pattern);
    Substitution substitution(L, text, pattern);
    const lua_Integer count = substitution.run(anchored, most);
    const std::string &result = substitution.result();
    Meter::of(L).spendString(L, result.size());
    lua_pushlstring(L, result.data(), result.size());
    lua_pushinteger(L, count);
    return 2;
}

} // namespace

void Libraries::addPatternFunctions(lua_State *L)
{
    const luaL_Reg functions[] = {{"find", find},
                                  {"match", match},
                                  {"gmatch", allMatches},
                                  {"gsub", substitute},
                                  {nullptr, nullptr}};
    luaL_setfuncs(L, functions, 0);
}

bool Libraries::isMatchIterator(lua_CFunction function)
{
    return function == nextMatch;
}

} // namespace scripting
