// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/view/signs/boardsigns.h"

namespace app {

/// What the rules tell this player of places: how strong stacks are, and what is planned where.
class StatusSigns
{
public:
    explicit StatusSigns(GameController &controller)
        : m_controller(controller)
    {
    }

    /// Plans that are done are hollow; where there is one, nothing else marks the place.
    void addTo(view::BoardSigns &signs);

private:
    void read();
    void addPlans(view::BoardSigns &signs) const;

    GameController &m_controller;
    int m_revision = -1; ///< Of the game when the rules were asked.
    engine::Viewer m_viewer;
    std::vector<view::BoardSigns::Strength> m_strengths;
    std::vector<engine::SpaceId> m_toDo;
    std::vector<engine::SpaceId> m_done;
};

} // namespace app
