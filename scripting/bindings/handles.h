// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"
#include "engine/core/text.h"
#include "engine/core/value.h"
#include "scripting/bindings/scriptcontext.h"
#include "scripting/sandbox/lua.h"
#include "scripting/sandbox/luaruntime.h"

#include <span>

namespace scripting {

/// Pieces, spaces and values between C++ and Lua. Each piece and space is one Lua object, made
/// once, so that they can be compared and used as keys.
namespace Handles {

/// Makes the objects; \a pieceMeta and \a spaceMeta are the stack indices of their metatables.
void create(lua_State *L, const ScriptContext &context, int pieceMeta, int spaceMeta);

void push(lua_State *L, engine::PieceId piece);
void push(lua_State *L, engine::SpaceId space);
void pushList(lua_State *L, std::span<const engine::PieceId> pieces);
void pushList(lua_State *L, std::span<const engine::SpaceId> spaces);
void push(lua_State *L, const ScriptContext &context, engine::SideId side);
void push(lua_State *L, const ScriptContext &context, const engine::Names &names,
          engine::Value value);
void push(lua_State *L, const ScriptContext &context, const engine::Names &names,
          const engine::Data &data);
void push(lua_State *L, const QString &text);
void push(lua_State *L, const QByteArray &utf8);
void push(lua_State *L, const engine::Names &names, engine::NameId word);

bool isPiece(lua_State *L, int index);
bool isSpace(lua_State *L, int index);
/// These raise a Lua error that says what was expected.
engine::PieceId piece(lua_State *L, int index);
engine::SpaceId space(lua_State *L, int index);
engine::SideId side(lua_State *L, int index);
engine::Value value(lua_State *L, int index);
engine::Data data(lua_State *L, int index);
engine::Text words(lua_State *L, int index);
engine::NameId word(lua_State *L, int index);

/// Calls \a visit for the piece at \a index or for every one of a list of pieces.
template<typename Visit> void eachPiece(lua_State *L, int index, Visit visit)
{
    if (!lua_istable(L, index)) {
        visit(piece(L, index));
        return;
    }
    for (lua_Integer i = 1; lua_geti(L, index, i) != LUA_TNIL; ++i) {
        LuaRuntime::spend(L, 1);
        visit(piece(L, -1));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

} // namespace Handles

} // namespace scripting
