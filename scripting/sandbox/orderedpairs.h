// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/lua.h"

namespace scripting {

/// Iteration in an order that depends on the keys only: numbers ascending, then strings by their
/// bytes, then false and true, then handles. A handle is a full userdata that starts with an int32
/// and whose metatable has an integer `__order`: sorted by that, then by the int32.
namespace OrderedPairs {

/// Pushes the list of the keys of the table at \a index in order; raises an error for other keys.
void pushKeys(lua_State *L, int index);

/// The script's `pairs`: keys added meanwhile are not visited, removed ones are skipped.
int pairs(lua_State *L);

/// Whether \a function is the iterator that pairs() hands out, which holds a position.
bool isIterator(lua_CFunction function);

} // namespace OrderedPairs

} // namespace scripting
