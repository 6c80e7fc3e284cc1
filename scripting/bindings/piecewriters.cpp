// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "engine/module/model/module.h"
#include "scripting/bindings/handles.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::Bindings {

void apply(lua_State *L, engine::Change change)
{
    LuaRuntime::spend(L, changeGas);
    turnOf(L).apply(std::move(change));
}

namespace {

namespace change = engine::change;
using engine::PieceId;
using engine::SpaceId;

int move(lua_State *L)
{
    const SpaceId space = Handles::space(L, 3);
    const auto position = int32_t(luaL_optinteger(L, 4, 0)) - 1;
    Handles::eachPiece(L, 2, [&](PieceId piece) {
        apply(L, change::MovePiece{piece, space, std::max(position, -1)});
    });
    return 0;
}

int removePiece(lua_State *L)
{
    Handles::eachPiece(L, 2, [&](PieceId piece) {
        apply(L, change::MovePiece{piece, SpaceId(), -1});
    });
    return 0;
}

int attach(lua_State *L)
{
    const PieceId piece = Handles::piece(L, 2);
    const PieceId carrier = lua_isnoneornil(L, 3) ? PieceId() : Handles::piece(L, 3);
    const engine::GameState &state = stateOf(L);
    if (carrier == piece || (carrier && state.piece(carrier).carrier)
        || !state.attached(piece).empty())
        return luaL_error(L, "a piece can be attached only to a piece that stands by itself");
    apply(L, change::Attach{piece, carrier, -1});
    return 0;
}

// Steps go along as far as the other piece can have them, unless the rule says how many.
int swapPieces(lua_State *L)
{
    const PieceId piece = Handles::piece(L, 2);
    const PieceId other = Handles::piece(L, 3);
    if (piece == other)
        return luaL_error(L, "a piece can't be swapped for itself");
    const engine::GameState &state = stateOf(L);
    const auto stepsFor = [&](PieceId taker, PieceId giver) {
        return std::min<int32_t>(state.piece(giver).steps,
                                 contextOf(L).module.piece(taker).maxSteps);
    };
    const lua_Integer steps = luaL_optinteger(L, 4, stepsFor(piece, other));
    if (steps < 0 || steps > contextOf(L).module.piece(piece).maxSteps)
        return luaL_error(L, "this piece can't have %d steps", int(steps));
    apply(L, change::Swap{piece, other, int32_t(steps), stepsFor(other, piece)});
    return 0;
}

int setSteps(lua_State *L)
{
    const PieceId piece = Handles::piece(L, 2);
    const lua_Integer steps = luaL_checkinteger(L, 3);
    if (steps < 0 || steps > contextOf(L).module.piece(piece).maxSteps)
        return luaL_error(L, "this piece can't have %d steps", int(steps));
    apply(L, change::SetSteps{piece, int32_t(steps)});
    return 0;
}

int setFacing(lua_State *L)
{
    apply(L, change::SetFacing{Handles::piece(L, 2), int32_t(luaL_checkinteger(L, 3) % 1000)});
    return 0;
}

int setSide(lua_State *L)
{
    apply(L, change::SetSide{Handles::piece(L, 2), Handles::side(L, 3)});
    return 0;
}

} // namespace

std::span<const Function> pieceWriters()
{
    static constexpr Function functions[] = {
        {"move", move},         {"remove", removePiece},  {"attach", attach},  {"swap", swapPieces},
        {"setSteps", setSteps}, {"setFacing", setFacing}, {"setSide", setSide}};
    return functions;
}

} // namespace scripting::Bindings
