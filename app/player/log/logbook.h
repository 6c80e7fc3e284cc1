// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/readmark.h"

namespace app {

/// The log of a game as its reader may know it, in groups of one phase each.
class LogBook : public QObject
{
    Q_OBJECT

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

    /// The game as it is now; \a controller must outlive it.
    explicit LogBook(const GameController &controller, QObject *parent = nullptr);
    /// The one that all who show a game share, with what has happened since it was asked for last.
    static const LogBook &of(GameController &controller);

    /// Oldest first; none is empty.
    const std::vector<Group> &groups() const { return m_groups; }
    /// The latest roll of dice, or null.
    const Entry *lastRoll() const;

    static QString title(const GameController &controller, const Group &group);

private:
    void follow();
    void read(const engine::Change &change, int step, const engine::PlayerView &view);

    const GameController &m_controller;
    ReadMark m_mark;
    Group m_now;
    std::vector<Group> m_groups;
    bool m_isNew = true;
};

} // namespace app
