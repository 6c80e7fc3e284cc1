// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

namespace app {

/// A piece that stands with those that can be chosen, and why it can't.
struct RefusedPiece
{
    engine::PieceId piece;
    GameController::Reason reason;
};

/// Those that stand with the \a listed ones: why not they, too? A few; a larger stack is not listed
/// whole.
std::vector<RefusedPiece> refusedBeside(GameController &controller,
                                        const std::vector<engine::PieceId> &listed,
                                        engine::NameId verb);

} // namespace app
