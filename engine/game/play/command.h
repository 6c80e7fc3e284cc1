// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/action.h"
#include "engine/state/change.h"

#include <QtGlobal>

#include <optional>

namespace engine {

/// A change that somebody made with his hands in a game with rules.
struct ByHand
{
    Action action;
    QString reason; ///< What he says of it.
};

/// One step of a game's history: what was chosen and everything that came of it.
struct Command
{
    NameId decision;
    SideId side;
    std::optional<Action>
        action; ///< Nothing: no answer to the question, but an edit of the position.
    std::vector<Change> changes;
    std::vector<Change> inverses;
    bool barrier = false; ///< Dice were rolled or something was revealed.
    SeatId seat = {}; ///< Who of those that share the side.
    std::optional<ByHand> byHand = {}; ///< What the edit was, if a player made it.
    quint64 number = 0; ///< Never given twice in a game: tells what was undone and done otherwise.
};

} // namespace engine
