// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/action.h"
#include "engine/state/change.h"

#include <QtGlobal>

#include <optional>

namespace engine {

/// One step of a game's history: what was chosen and everything that came of it.
struct Command
{
    NameId decision;
    SideId side;
    std::optional<Action> action; ///< Nothing: the position was edited by hand.
    std::vector<Change> changes;
    std::vector<Change> inverses;
    bool barrier = false; ///< Dice were rolled or something was revealed.
    SeatId seat = {}; ///< Who of those that share the side.
    quint64 number = 0; ///< Never given twice in a game: tells what was undone and done otherwise.
};

} // namespace engine
