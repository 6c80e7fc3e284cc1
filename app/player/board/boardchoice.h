// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/piecegroup.h"

namespace app {

/// What is chosen and pointed at, on the board and elsewhere.
struct BoardChoice
{
    engine::PieceId selected;
    PieceGroup group; ///< More than one, or none.
    engine::PieceId highlighted; ///< In a panel.
    engine::SpaceId highlightedSpace;
    engine::SpaceId pointed; ///< By the pointer on the board.
    bool isActive = true; ///< Otherwise the board can only be looked at.

    /// Offered there, by the chosen piece or by nobody.
    std::vector<engine::Action> actionsAt(const GameController &controller,
                                          engine::SpaceId space) const;
    /// The same, and what \a piece does at once.
    std::vector<engine::Action> actionsOf(const GameController &controller, engine::PieceId piece,
                                          engine::SpaceId space) const;
    /// A place alone can be the answer.
    static bool isForPlace(const GameController &controller);
};

} // namespace app
