// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/testing/testgame.h"

#include <span>

namespace scripting {

/// What a module's tests can call, besides what its rules can; one file for each purpose. The API
/// annotations in scripting/api say what that is.
namespace TestLibrary {

/// Adds `newGame`, `expect` and `expectTrue` to the globals of a Lua state. Games are made with the
/// rules of \a world and live as long as its games.
void addTo(lua_State *L, TestGame::World &world);

/// Functions of a game: those that set it up as the test wants it, those that play, and those that
/// look at what came of it.
std::span<const luaL_Reg> arranging();
std::span<const luaL_Reg> playing();
std::span<const luaL_Reg> reading();

/// What such a function works on, while it runs.
TestGame::World &worldOf(lua_State *L);
TestGame &gameAt(lua_State *L);

/// An empty command of the protocol.
engine::Json command(const char *name);
/// Sends a command that has to succeed; a refusal fails the test with its reason.
engine::Json must(lua_State *L, TestGame &game, const engine::Json &json);
/// Changes the game with a list of edits, which have to succeed.
engine::Json edits(lua_State *L, TestGame &game, const engine::Json &list);

} // namespace TestLibrary

} // namespace scripting
