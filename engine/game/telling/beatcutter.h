// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/telling/glimpse.h"

namespace engine {

/// Cuts what commands did into beats, as somebody may see it. It knows no game: a line of the log
/// takes the changes about it with it, and what nobody wrote a line for is told if it is seen.
///
/// It remembers where a fight goes on, so that a retreat that is chosen later still belongs to it.
class BeatCutter
{
public:
    static constexpr size_t mostJoined = 8;

    /// \a module must outlive it.
    BeatCutter(const Module &module, Viewer viewer)
        : m_module(module)
        , m_viewer(viewer)
    {
    }

    /// \a step is the number of the command, \a before the position that it changed.
    std::vector<Beat> cut(const GameState &before, const std::vector<Change> &changes, int step);
    /// Moves and the like that follow each other become one beat; fights, rolls and draws never.
    static void append(std::vector<Beat> &beats, Beat more);

private:
    struct Line
    {
        size_t at = 0;
        std::vector<PieceId> pieces; ///< That it names and the viewer may know.
        std::vector<SpaceId> spaces;
        std::vector<PieceId> standing; ///< What is seen where it happens.

        bool names(const Glimpse &seen) const;
    };
    /// What becomes a beat: changes from \a first to before \a end, and the line for them.
    struct Part
    {
        size_t first = 0;
        size_t end = 0;
        const Line *line = nullptr;
    };
    struct Course;

    Line read(const change::Log &log, size_t at, const Watcher &watcher) const;
    Course watch(const GameState &before, const std::vector<Change> &changes) const;
    std::vector<Part> parts(const Course &course) const;
    bool takes(const Course &course, const Line &line, const Glimpse &seen) const;
    /// Parts of the changes between two lines; the last of them is for the second line.
    void split(const Course &course, size_t first, size_t end, const Line *next,
               std::vector<Part> &parts) const;
    Beat beat(const Course &course, const Part &part);
    void addSeen(Beat &beat, const Glimpse &seen) const;
    void addLine(Beat &beat, const Course &course, const Part &part) const;
    Beat::Kind kind(const Beat &beat, const std::vector<Glimpse> &seen) const;
    Beat::Kind kindOf(const change::Log &line, const std::vector<Glimpse> &seen) const;
    void judgeFight(Beat &beat);

    const Module &m_module;
    Viewer m_viewer;
    SpaceId m_fight; ///< Where a fight goes on.
    std::vector<PieceId> m_fleeing;
};

} // namespace engine
