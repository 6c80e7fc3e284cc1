// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "scripting/bindings/handles.h"
#include "scripting/sandbox/luaruntime.h"

#include <new>

namespace scripting::Bindings {

namespace {

using engine::BitMask;
using engine::BitSpan;
using engine::SpaceId;

const char setMeta = 0; // its address is the key in the registry

/// What a set is in Lua's memory: this, then its words.
struct Head
{
    int64_t size;
};

size_t wordCount(int64_t size)
{
    return (size_t(size) + 63) / 64;
}

BitSpan setIn(const void *block)
{
    const auto *head = static_cast<const Head *>(block);
    const auto *words = reinterpret_cast<const uint64_t *>(head + 1);
    return {{words, wordCount(head->size)}, int32_t(head->size)};
}

BitSpan setAt(lua_State *L, int index)
{
    if (!isSpaceSet(L, index))
        luaL_error(L, "a set of spaces was expected, not a %s", luaL_typename(L, index));
    return setIn(lua_touserdata(L, index));
}

/// Pushes a set of so many spaces, whose words are to be filled in.
std::span<uint64_t> pushBlank(lua_State *L, int32_t size)
{
    LuaRuntime::spend(L, 2 + size / 64);
    const size_t words = wordCount(size);
    void *block = lua_newuserdatauv(L, sizeof(Head) + words * sizeof(uint64_t), 0);
    auto *head = new (block) Head{size};
    lua_rawgetp(L, LUA_REGISTRYINDEX, &setMeta);
    lua_setmetatable(L, -2);
    return {reinterpret_cast<uint64_t *>(head + 1), words};
}

int setHas(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    lua_pushboolean(L, setAt(L, 1).test(Handles::space(L, 2).value));
    return 1;
}

/// The set at 1 and what stands at 2, word by word.
template<typename Join> int joined(lua_State *L, Join join)
{
    const BitSpan first = setAt(L, 1);
    BitMask made;
    const auto second = spaceSet(L, 2, made).words();
    const std::span<uint64_t> words = pushBlank(L, first.size());
    for (size_t i = 0; i < words.size(); ++i)
        words[i] = join(first.words()[i], i < second.size() ? second[i] : 0);
    return 1;
}

int unite(lua_State *L)
{
    return joined(L, [](uint64_t a, uint64_t b) { return a | b; });
}

int minus(lua_State *L)
{
    return joined(L, [](uint64_t a, uint64_t b) { return a & ~b; });
}

int common(lua_State *L)
{
    return joined(L, [](uint64_t a, uint64_t b) { return a & b; });
}

int list(lua_State *L)
{
    const BitSpan set = setAt(L, 1);
    const int32_t count = set.count();
    LuaRuntime::spend(L, set.size() / 64 + count);
    std::vector<SpaceId> spaces;
    spaces.reserve(size_t(count));
    set.forEach([&](int32_t space) { spaces.emplace_back(space); });
    Handles::pushList(L, spaces);
    return 1;
}

int size(lua_State *L)
{
    const BitSpan set = setAt(L, 1);
    LuaRuntime::spend(L, set.size() / 64);
    lua_pushinteger(L, set.count());
    return 1;
}

} // namespace

void pushSpaceSet(lua_State *L, BitSpan set)
{
    const std::span<uint64_t> words = pushBlank(L, set.size());
    std::copy(set.words().begin(), set.words().end(), words.begin());
}

bool isSpaceSet(lua_State *L, int index)
{
    if (lua_type(L, index) != LUA_TUSERDATA || !lua_getmetatable(L, index))
        return false;
    lua_rawgetp(L, LUA_REGISTRYINDEX, &setMeta);
    const bool same = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
    return same;
}

BitSpan spaceSet(lua_State *L, int index, BitMask &made)
{
    if (isSpaceSet(L, index))
        return setIn(lua_touserdata(L, index));
    made = BitMask(contextOf(L).module.map.spaceCount());
    for (const SpaceId space : spaceList(L, index))
        made.set(space.value);
    return made;
}

BitMask spaceSet(lua_State *L, int index)
{
    BitMask made;
    const BitSpan set = spaceSet(L, index, made);
    return isSpaceSet(L, index) ? BitMask(set) : made;
}

std::vector<SpaceId> spaceList(lua_State *L, int index)
{
    std::vector<SpaceId> spaces;
    if (isSpaceSet(L, index)) {
        setAt(L, index).forEach([&](int32_t space) { spaces.push_back(SpaceId(space)); });
    } else if (lua_istable(L, index)) {
        const int table = lua_absindex(L, index);
        for (lua_Integer i = 1; lua_geti(L, table, i) != LUA_TNIL; ++i) {
            LuaRuntime::spend(L, 1);
            spaces.push_back(Handles::space(L, lua_gettop(L)));
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    } else if (!lua_isnoneornil(L, index)) {
        spaces.push_back(Handles::space(L, index));
    }
    LuaRuntime::spend(L, qint64(spaces.size()));
    return spaces;
}

void addSpaceSets(lua_State *L, ScriptContext &context)
{
    pushMetatable(L, "set of spaces", 0);
    lua_newtable(L);
    const Function methods[] = {{"has", setHas},    {"union", unite}, {"minus", minus},
                                {"common", common}, {"list", list},   {"size", size}};
    setFunctions(L, context, methods);
    lua_setfield(L, -2, "__index");
    lua_rawsetp(L, LUA_REGISTRYINDEX, &setMeta);
}

} // namespace scripting::Bindings
