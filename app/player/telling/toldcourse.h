// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/command.h"
#include "engine/game/telling/beat.h"
#include "engine/state/gamestate.h"

#include <optional>
#include <set>

namespace app {

/// Beats that follow each other, and the position as far as they were told.
class ToldCourse
{
public:
    bool hasBegun() const { return m_start.has_value(); }
    void begin(engine::GameState before);
    void clear();

    std::vector<engine::Beat> &beats() { return m_beats; }
    const std::vector<engine::Beat> &beats() const { return m_beats; }
    int count() const { return int(m_beats.size()); }
    /// Of the log, in this beat and all behind it.
    int linesFrom(int beat) const;
    void setShown(int beat) { m_shown.insert(beat); }
    /// It was there to be seen, and not skipped.
    bool wasShown(int beat) const { return m_shown.contains(beat); }
    /// Stays where it is until the course is cleared.
    const engine::GameState &told() const { return *m_told; }

    /// Goes to where nothing of this beat was told yet.
    void goBefore(int beat);
    void tell(const std::vector<engine::Change> &changes);
    /// What nobody sees still has to be made, so that the next beat finds it done. \a isTold: all
    /// that came before was told.
    void absorb(const std::vector<engine::Change> &changes, bool isTold);

    /// The position that \a command changed into \a state.
    static engine::GameState before(engine::GameState state, const engine::Command &command);
    /// Whether \a beats tell who gave \a command more than was chosen: what came of it.
    static bool isNews(const engine::Command &command, const std::vector<engine::Beat> &beats);

private:
    std::vector<engine::Beat> m_beats;
    std::set<int> m_shown;
    std::optional<engine::GameState> m_start; ///< Before the first beat.
    std::optional<engine::GameState> m_told;
};

} // namespace app
