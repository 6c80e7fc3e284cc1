// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/action.h"
#include "engine/state/gamestate.h"

namespace engine {

/// What an open action stands for at one moment of a game.
class OpenDomain
{
public:
    /// \a by is who does it; none: nobody in particular. What is handed over must outlive it.
    OpenDomain(const OpenAction &open, const Module &module, const GameState &state, SideId by)
        : m_open(open)
        , m_module(module)
        , m_state(state)
        , m_by(by)
    {
    }

    bool has(const Action &action) const;

    /// Whether a text is one line of what a keyboard can write, and not too long.
    static bool isLine(const QString &text);

private:
    bool takesPieces(const Action &action) const;
    bool takes(PieceId piece) const;
    bool takes(SpaceId space) const;
    bool takes(Value value) const;
    bool exists(Value value) const;
    bool isText(Value value) const;

    const OpenAction &m_open;
    const Module &m_module;
    const GameState &m_state;
    SideId m_by;
};

} // namespace engine
