// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"
#include "engine/rules/action.h"
#include "engine/state/gamestate.h"

namespace engine {

/// Something that somebody does with his own hands, and with what.
class Deed
{
public:
    enum class Manner {
        InPlay, ///< Asked for by a free decision.
        ByHand ///< Putting right what rules have made.
    };

    /// What is handed over must outlive it.
    Deed(const Module &module, const GameState &state, const Action &action, SideId by,
         Manner manner);

    const Module &module() const { return m_module; }
    const GameState &state() const { return m_state; }
    const Action &action() const { return m_action; }
    /// None: nobody in particular, who may touch everything.
    SideId by() const { return m_by; }
    Manner manner() const { return m_manner; }

    /// The piece of the action and those that go along.
    const std::vector<PieceId> &pieces() const { return m_pieces; }
    /// A side of which the action speaks; none: of all.
    SideId valueSide() const
    {
        return m_action.value.type == Value::Type::Side ? SideId(m_action.value.number) : SideId();
    }
    int number(int missing) const
    {
        return m_action.value.isNone() ? missing : m_action.value.number;
    }
    /// What the action's value says, or its name.
    QString words() const;
    QString name() const;
    bool says(const char *word) const;

private:
    const Module &m_module;
    const GameState &m_state;
    const Action &m_action;
    SideId m_by;
    Manner m_manner;
    std::vector<PieceId> m_pieces;
};

} // namespace engine
