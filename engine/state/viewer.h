// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

namespace engine {

/// Whose eyes look at a game: one side's, those of nobody in particular, who sees what all sides
/// see, or those of somebody who may see everything.
class Viewer
{
public:
    /// Nobody in particular: what is not said to be seen by somebody is told to anybody.
    constexpr Viewer() = default;
    /// Without a side again nobody in particular.
    constexpr Viewer(SideId side)
        : m_side(side)
    {
    }
    /// To be asked for by name: people who share a screen and have no secrets, referees, tests.
    static constexpr Viewer everything()
    {
        Viewer viewer;
        viewer.m_seesEverything = true;
        return viewer;
    }

    constexpr bool seesEverything() const { return m_seesEverything; }
    /// None for those who look for no side.
    constexpr SideId side() const { return m_side; }
    constexpr bool isOf(SideId side) const { return side && side == m_side; }

    constexpr bool operator==(const Viewer &) const = default;

private:
    SideId m_side;
    bool m_seesEverything = false;
};

} // namespace engine
