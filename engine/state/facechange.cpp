// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/facechange.h"

#include "engine/module/model/module.h"
#include "engine/state/sight.h"

namespace engine {

change::SetSeen shown(const Module &module, const GameState &state, PieceId piece, SideId side)
{
    const PieceState &before = state.piece(piece);
    uint32_t sides = side ? 1u << side.value : (1u << module.sides.size()) - 1;
    if (!Sight::onlyTops(module, state))
        sides = 0;
    const uint32_t seenBy = side ? before.seenBy | 1u << side.value : ~0u;
    return {piece, seenBy, before.shownTo | sides};
}

change::SetSeen hidden(const GameState &state, PieceId piece, SideId side)
{
    const PieceState &before = state.piece(piece);
    const uint32_t from = side ? 1u << side.value : ~0u;
    const uint32_t own = before.side ? 1u << before.side.value : 0;
    const uint32_t after = side ? before.seenBy & ~from : own;
    return {piece, before.shownTo & from ? before.seenBy : after, before.shownTo & ~from};
}

} // namespace engine
