// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/bindings/scriptcontext.h"

namespace scripting {

/// What can be read of pieces and spaces by name: fields, declared properties, printed values.
namespace Fields {

/// A resolved name; numbers from `property` and `printed` on are indices behind that base.
using Code = int32_t;
enum PieceField : Code {
    Id,
    Name,
    Type,
    Kind,
    Label,
    SideField,
    Formation,
    Mobility,
    SpaceField,
    Carrier,
    Steps,
    MaxSteps,
    Facing,
    Position,
    Hidden
};
enum SpaceFieldCode : Code {
    SpaceIdText,
    SpaceName,
    SpaceKind,
    BoardId,
    Terrain,
    Owner,
    Stack,
    Count,
    Neighbours
};
constexpr Code property = 1000;
constexpr Code printed = 100000;

/// Pushes a table from names to codes (numbers) of everything a piece (a space) of the module has.
void pushPieceCodes(lua_State *L, const ScriptContext &context);
void pushSpaceCodes(lua_State *L, const ScriptContext &context);

/// For comparing and filtering: every field of a piece that is a single value.
engine::Value ofPiece(const ScriptContext &context, const engine::GameState &state,
                      engine::PieceId piece, Code code);
engine::Value ofSpace(const ScriptContext &context, const engine::GameState &state,
                      engine::SpaceId space, Code code);

/// Pushes any field.
void pushOfPiece(lua_State *L, const ScriptContext &context, engine::PieceId piece, Code code);
void pushOfSpace(lua_State *L, const ScriptContext &context, engine::SpaceId space, Code code);

} // namespace Fields

} // namespace scripting
