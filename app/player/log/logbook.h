// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/readmark.h"

namespace app {

/// The log of a game as its reader may know it, in groups: one for each phase, activation or chit,
/// and never for two sides at once.
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
        engine::SideId side; ///< Who acts; none: nobody in particular.
        engine::PieceId piece; ///< That was activated or drawn.
        std::vector<Entry> entries; ///< Oldest first.
    };

    /// The game as it is now; \a controller must outlive it.
    explicit LogBook(const GameController &controller, QObject *parent = nullptr);
    /// The one that all who show a game share, with what has happened since it was asked for last.
    static const LogBook &of(GameController &controller);

    /// Oldest first; none is empty.
    const std::vector<Group> &groups() const { return m_groups; }
    /// Entries of all groups.
    int count() const;

    static QString title(const GameController &controller, const Group &group);

private:
    void follow();
    void read(const engine::Change &change, int step, const engine::PlayerView &view);
    /// Whether a group begins with this line, which then says whose it is.
    bool begins(const engine::change::Log &log);
    engine::SideId sideOf(const engine::change::Log &log) const;

    const GameController &m_controller;
    ReadMark m_mark;
    Group m_now; ///< How the next group begins.
    engine::SideId m_phaseSide;
    bool m_isTurnOfSide = false; ///< The phase is gone through once for each side.
    std::vector<Group> m_groups;
    bool m_isNew = true;
};

} // namespace app
