// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

namespace app {

/// The log of a game as its reader may know it, in groups of one phase each.
class LogBook
{
public:
    struct Entry
    {
        int step = 0; ///< Number of the command; 0: setting up.
        engine::change::Log log;
    };
    struct Group
    {
        int turn = 0;
        engine::PhaseId phase;
        engine::SideId side;
        std::vector<Entry> entries; ///< Oldest first.
    };

    explicit LogBook(const GameController &controller);

    /// Oldest first; none is empty.
    const std::vector<Group> &groups() const { return m_groups; }
    /// The latest roll of dice, or null.
    const Entry *lastRoll() const;

    static QString title(const GameController &controller, const Group &group);

private:
    void read(const engine::Change &change, int step);

    engine::PlayerView m_view;
    Group m_now;
    std::vector<Group> m_groups;
    bool m_isNew = true;
};

} // namespace app
