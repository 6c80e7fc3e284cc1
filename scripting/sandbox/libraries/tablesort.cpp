// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/libraries.h"
#include "scripting/sandbox/meter.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace scripting {

namespace {

constexpr lua_Integer MaxElements = 1 << 24;

/// A stable merge sort of element numbers. It compares each pair of neighbouring runs in one way
/// only, so that a comparison which contradicts itself gives some order, and nothing worse.
class MergeSort
{
public:
    MergeSort(lua_State *L, int values, int comparison)
        : m_state(L)
        , m_values(values)
        , m_comparison(comparison)
    {
    }

    std::vector<int> run(int count)
    {
        std::vector<int> order(static_cast<size_t>(count));
        for (int i = 0; i < count; ++i)
            order[size_t(i)] = i + 1;
        std::vector<int> merged(order.size());
        for (size_t width = 1; width < order.size(); width *= 2) {
            for (size_t start = 0; start < order.size(); start += 2 * width)
                merge(order, merged, start, width);
            order.swap(merged);
        }
        return order;
    }

private:
    void merge(const std::vector<int> &from, std::vector<int> &to, size_t start, size_t width)
    {
        const size_t middle = std::min(start + width, from.size());
        const size_t end = std::min(start + 2 * width, from.size());
        size_t left = start;
        size_t right = middle;
        // Runs that are in order already need one comparison.
        if (middle < end && !less(from[middle], from[middle - 1])) {
            std::copy(from.begin() + qsizetype(start), from.begin() + qsizetype(end),
                      to.begin() + qsizetype(start));
            return;
        }
        for (size_t at = start; at < end; ++at) {
            const bool takeRight = right < end && (left == middle || less(from[right], from[left]));
            to[at] = takeRight ? from[right++] : from[left++];
        }
    }

    bool less(int a, int b)
    {
        Meter::of(m_state).spend(m_state, 2);
        if (m_comparison != 0) {
            lua_pushvalue(m_state, m_comparison);
            lua_rawgeti(m_state, m_values, a);
            lua_rawgeti(m_state, m_values, b);
            lua_call(m_state, 2, 1);
            const bool result = lua_toboolean(m_state, -1);
            lua_pop(m_state, 1);
            return result;
        }
        const int left = lua_rawgeti(m_state, m_values, a);
        const int right = lua_rawgeti(m_state, m_values, b);
        const bool texts = left == LUA_TSTRING && right == LUA_TSTRING;
        const bool result = texts ? textLess() : lua_compare(m_state, -2, -1, LUA_OPLT);
        lua_pop(m_state, 2);
        return result;
    }

    // By bytes: Lua itself would ask the locale.
    bool textLess()
    {
        size_t leftLength = 0;
        size_t rightLength = 0;
        const char *left = lua_tolstring(m_state, -2, &leftLength);
        const char *right = lua_tolstring(m_state, -1, &rightLength);
        Meter::of(m_state).spendText(m_state, std::min(leftLength, rightLength));
        return std::string_view(left, leftLength) < std::string_view(right, rightLength);
    }

    lua_State *m_state;
    int m_values;
    int m_comparison;
};

} // namespace

int Libraries::sort(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    const lua_Integer count = luaL_len(L, 1);
    if (count < 2)
        return 0;
    luaL_argcheck(L, count < MaxElements, 1, "array too big");
    const bool compares = !lua_isnoneornil(L, 2);
    if (compares)
        luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_settop(L, 2);
    Meter::of(L).spend(L, 4 * count);
    // The comparison sees a copy: what it does to the table itself can't disturb the sorting.
    lua_createtable(L, int(count), 0);
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_geti(L, 1, i);
        lua_rawseti(L, 3, i);
    }
    // Fails at once for a frozen table, not after all comparisons.
    lua_rawgeti(L, 3, 1);
    lua_seti(L, 1, 1);
    const std::vector<int> order = MergeSort(L, 3, compares ? 2 : 0).run(int(count));
    for (size_t i = 0; i < order.size(); ++i) {
        lua_rawgeti(L, 3, order[i]);
        lua_seti(L, 1, lua_Integer(i) + 1);
    }
    return 0;
}

} // namespace scripting
