// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/view/signs/boardsigns.h"

namespace app {

/// How strong stacks are, as far as the rules tell this player.
class StackStrengths
{
public:
    explicit StackStrengths(GameController &controller)
        : m_controller(controller)
    {
    }

    void addTo(view::BoardSigns &signs);

private:
    GameController &m_controller;
    int m_revision = -1; ///< Of the game when the rules were asked.
    engine::Viewer m_viewer;
    std::vector<view::BoardSigns::Strength> m_strengths;
};

} // namespace app
