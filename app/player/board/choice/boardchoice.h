// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/choice/piecegroup.h"

namespace app {

/// What is chosen and pointed at, on the board and elsewhere.
struct BoardChoice
{
    engine::PieceId selected;
    PieceGroup group; ///< More than one, or none.
    std::vector<engine::Action> ahead; ///< What they could do once they are taken up.
    engine::PieceId highlighted; ///< In a panel.
    engine::SpaceId highlightedSpace;
    std::vector<engine::PieceId> found; ///< What somebody looks for.
    engine::SpaceId pointed; ///< By the pointer on the board.
    bool isActive = true; ///< Otherwise the board can only be looked at.

    /// Of \a piece, offered or ahead.
    std::vector<engine::Action> actions(const GameController &controller,
                                        engine::PieceId piece) const;
    /// Offered there, by the chosen piece or by nobody.
    std::vector<engine::Action> actionsAt(const GameController &controller,
                                          engine::SpaceId space) const;
    /// The same, and what \a piece does at once.
    std::vector<engine::Action> actionsOf(const GameController &controller, engine::PieceId piece,
                                          engine::SpaceId space) const;
    /// Where the chosen piece stands, or something that can be done.
    engine::SpaceId placeOfQuestion(const GameController &controller) const;
    /// From so many pieces on a stack is chosen from a list.
    static constexpr size_t large = 5;
    static bool isLarge(const GameController &controller, engine::SpaceId space);
    /// The same, and several of it can act.
    static bool isPicked(const GameController &controller, engine::SpaceId space);
    /// A place alone can be the answer.
    static bool isForPlace(const GameController &controller);
};

} // namespace app
