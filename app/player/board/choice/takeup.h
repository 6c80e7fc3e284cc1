// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <map>

namespace app {

/// What pieces could do once they are taken up, where a game wants that first; the rules do both in
/// one step.
class TakeUp
{
public:
    explicit TakeUp(GameController &controller)
        : m_controller(controller)
    {
    }

    /// Of a piece that can be taken up now; otherwise none.
    const std::vector<engine::Action> &actions(engine::PieceId piece) const;
    /// Whether the piece can do nothing now, unless it is taken up.
    static bool isDown(const GameController &controller, engine::PieceId piece);

private:
    GameController &m_controller;
    mutable std::map<engine::PieceId, std::vector<engine::Action>> m_known; // as far as asked
    mutable int m_revision = -1; // of the game that they belong to
};

} // namespace app
