// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionform.h"

namespace app {

/// The next steps of a retreat, as list and board number them.
struct RetreatWays
{
    struct Way
    {
        engine::Action action;
        int number = 0; ///< Beside it in the list and on the board.
    };

    engine::PieceId piece; ///< Who goes; none: nobody retreats.
    std::vector<Way> ways;
    bool isOneVerb = true; ///< They differ only in the place.

    /// Of the chosen piece or, as it is not a matter of taste who retreats, the first one.
    static RetreatWays of(const GameController &controller, const DecisionForm &form,
                          engine::PieceId selected);
};

} // namespace app
