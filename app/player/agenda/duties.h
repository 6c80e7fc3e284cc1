// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

namespace app {

/// What who decides can still do in this turn: now, what must be done first, and in the phases to
/// come.
struct Duties
{
    /// What can be done now in one way.
    struct Group
    {
        QString name; ///< Empty: the question says it.
        std::vector<engine::PieceId> pieces{}; ///< Each once, in the order offered.
        std::vector<engine::SpaceId> spaces{}; ///< Of what is done at a place, without a piece.
    };

    QString question; ///< Empty: nothing is asked of who looks.
    bool isMust = false; ///< It can't be left without doing something.
    std::vector<Group> now;
    std::vector<engine::PhaseId> later; ///< Phases of this turn in which the side decides again.

    static Duties of(GameController &controller);
};

} // namespace app
