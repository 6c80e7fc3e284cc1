// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/gamestate.h"
#include "engine/state/viewer.h"

namespace engine {

/// Which faces somebody sees at this moment.
class Sight
{
public:
    /// \a module and \a state must outlive it.
    Sight(const Module &module, const GameState &state, Viewer viewer);

    bool seesFace(PieceId id) const;
    /// Whether in this game only the top of another side's stack is seen, unless it is revealed.
    static bool onlyTops(const Module &module, const GameState &state);
    /// Whether the viewer is one of those with a bit in \a sides; who is nobody in particular only
    /// if all are.
    bool isAmong(uint32_t sides) const;

private:
    const Module &m_module;
    const GameState &m_state;
    Viewer m_viewer;
    bool m_onlyTops;
};

} // namespace engine
