// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/lua.h"

namespace scripting {

/// Read-only tables. Lua can't guard the keys that a table has, so the script holds an empty table
/// in its place: reads go on to the real table, which no script can reach, and writes fail.
namespace FrozenTable {

/// Whether the value at \a index is such a stand-in.
bool isFrozen(lua_State *L, int index);
/// Pushes the real table behind a stand-in, else the value itself. For reading only.
void pushReal(lua_State *L, int index);
/// Pushes a stand-in for the table at \a index; finish() completes it.
void pushStandIn(lua_State *L, int index);
/// Gives the stand-in the behaviour of its real table's metatable, whose fields are frozen by now.
/// The index of the stand-in of that metatable is \a meta, or 0.
void finish(lua_State *L, int standIn, int meta);
/// Makes inherited reads skip the stand-ins on their way, once all of them are finished.
void shorten(lua_State *L, int standIn);

/// Sets the metatable at \a meta, which may be a stand-in, for the table at \a index, in a copy:
/// later changes do not reach it, so that checks made now stay true.
void setMetatableCopy(lua_State *L, int index, int meta);
/// Raises an error if the metatable at \a meta has a __call that is no function: Lua calls a chain
/// of them in one instruction, in a time that grows with the square of its length.
void checkCall(lua_State *L, int meta);
/// Pushes what the script takes for the metatable of the table at \a index, or nil.
void pushMetatable(lua_State *L, int index);

/// Pushes the list of a stand-in's keys kept by keepKeys(); pushes nothing and returns false when
/// there is none.
bool pushKeys(lua_State *L, int standIn);
/// Keeps the list on top of the stack, and leaves it there.
void keepKeys(lua_State *L, int standIn);

} // namespace FrozenTable

} // namespace scripting
