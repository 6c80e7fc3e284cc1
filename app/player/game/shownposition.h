// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/gamestate.h"

#include <functional>

namespace app {

/// Which position of a game is looked at: the present one as far as it was told, or one of the
/// past.
class ShownPosition
{
public:
    bool isInPast() const { return m_past; }
    /// What happened is still being told; until it is over nobody is asked anything.
    bool isTelling() const { return m_told; }
    /// How many of the last lines of the log were not told yet.
    int untoldLines() const { return m_told ? m_untold : 0; }
    /// The last command was done just now, and not gone back to or done again.
    bool isNews() const { return m_isNews; }
    /// Asked after a step before a curtain falls: true keeps who sits there, to be told first what
    /// came of it.
    void setSeatKeeper(std::function<bool()> keeps) { m_keepsSeat = std::move(keeps); }

protected:
    const engine::GameState *m_past = nullptr;
    int m_pastStep = 0;
    const engine::GameState *m_told = nullptr;
    int m_untold = 0;
    bool m_isNews = false;
    bool m_isSeatKept = false;
    std::function<bool()> m_keepsSeat;
};

} // namespace app
