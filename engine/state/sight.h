// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/gamestate.h"

namespace engine {

/// Which faces one side sees at this moment; without a side, somebody who sees them all.
class Sight
{
public:
    /// \a module and \a state must outlive it.
    Sight(const Module &module, const GameState &state, SideId side);

    bool seesFace(PieceId id) const;

private:
    const Module &m_module;
    const GameState &m_state;
    SideId m_side;
    bool m_onlyTops;
};

} // namespace engine
