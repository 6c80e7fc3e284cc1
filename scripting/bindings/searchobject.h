// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/bindings/bindings.h"

namespace scripting::Bindings {

/// How many searches of a kind one rule may make.
constexpr size_t mostSearches = 512;

/// A kind of search that Lua holds as an object. It is good only for the call in which it was made:
/// the searches themselves are used again in the next.
class SearchObject
{
public:
    explicit constexpr SearchObject(const char *name)
        : m_name(name)
    {
    }
    SearchObject(const SearchObject &) = delete;
    SearchObject &operator=(const SearchObject &) = delete;

    /// Adds the metatable with what such an object can do.
    void add(lua_State *L, ScriptContext &context, std::span<const Function> methods) const;
    /// Pushes an object for the search in a slot.
    void push(lua_State *L, size_t slot) const;
    /// The slot of the object at \a index; a Lua error when it is none, or of an earlier moment.
    size_t slotAt(lua_State *L, int index) const;

private:
    const char *m_name; ///< The object's own address is the key of its metatable in the registry.
};

/// Pushes a list of spaces, or nil for a way that leads nowhere.
void pushSpaces(lua_State *L, std::span<const engine::SpaceId> spaces);
void pushWay(lua_State *L, std::span<const engine::SpaceId> spaces);

} // namespace scripting::Bindings
