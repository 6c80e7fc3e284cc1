// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/bindings/scriptcontext.h"

#include <span>

namespace scripting {

/// Everything that a module's rules can call, one file per noun. Each function adds what it is
/// named for to the Lua state; the API annotations in scripting/api say what that is.
namespace Bindings {

struct Function
{
    const char *name;
    lua_CFunction function;
};

/// Pushes \a function with the context as its first upvalue.
void pushFunction(lua_State *L, ScriptContext &context, lua_CFunction function);
/// Sets functions in the table on top of the stack.
void setFunctions(lua_State *L, ScriptContext &context, std::span<const Function> functions);
/// Pushes a new metatable for objects of this kind; scripts can't see or change it.
void pushMetatable(lua_State *L, const char *typeName, int order);

void addPiecesAndSpaces(lua_State *L, ScriptContext &context);
void addSpaceSets(lua_State *L, ScriptContext &context);
void addReach(lua_State *L, ScriptContext &context);
void addSupply(lua_State *L, ScriptContext &context);
void addZones(lua_State *L, ScriptContext &context);
void addOffer(lua_State *L, ScriptContext &context);
void addGame(lua_State *L, ScriptContext &context);
void addModuleData(lua_State *L, ScriptContext &context);

/// Functions of a game, for addGame.
std::span<const Function> gameReaders();
std::span<const Function> gameSearches();
std::span<const Function> reachSearches();
std::span<const Function> supplySearches();
std::span<const Function> sightSearches();
std::span<const Function> zoneSearches();
std::span<const Function> turnWriters();
std::span<const Function> pieceWriters();

/// A change takes memory in the history that Lua does not count, so it has its price.
constexpr qint64 changeGas = 20;
void apply(lua_State *L, engine::Change change);

/// Push the objects that rules get as arguments.
void pushGame(lua_State *L);
void pushTurn(lua_State *L);
void pushOffer(lua_State *L);
void pushAction(lua_State *L, const ScriptContext &context, const engine::Action &action);

/// A set of spaces as a Lua object.
void pushSpaceSet(lua_State *L, engine::BitSpan set);
bool isSpaceSet(lua_State *L, int index);
/// A set, good as long as it stays on the stack, or a list of spaces, as a set that is \a made.
engine::BitSpan spaceSet(lua_State *L, int index, engine::BitMask &made);
engine::BitMask spaceSet(lua_State *L, int index);
/// Adds the spaces of a set, a list or a single space to \a spaces.
std::vector<engine::SpaceId> spaceList(lua_State *L, int index);

/// The pieces that the filter at \a index lets pass, as `game:pieces` finds them.
std::vector<engine::PieceId> matchingPieces(lua_State *L, int index);

/// Ends of the reach at \a index and its costs; a Lua error when it is of an earlier moment.
const engine::Reach &reachAt(lua_State *L, int index);

/// Turns a mobility class by name, or that of a piece, into its index.
int mobilityClass(lua_State *L, int index, engine::PieceId piece);

} // namespace Bindings

} // namespace scripting
