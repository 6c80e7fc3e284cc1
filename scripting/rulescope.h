// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/bindings/scriptcontext.h"

namespace scripting {

/// Lets rules work on a state, and perhaps a turn, for the length of one call.
class RuleScope
{
public:
    RuleScope(ScriptContext &context, const engine::GameState &state, engine::Turn *turn = nullptr,
              engine::Offer *offer = nullptr)
        : m_context(context)
        , m_state(std::exchange(context.state, &state))
        , m_turn(std::exchange(context.turn, turn))
        , m_offer(std::exchange(context.offer, offer))
    {
        context.beginCall();
    }
    ~RuleScope()
    {
        m_context.state = m_state;
        m_context.turn = m_turn;
        m_context.offer = m_offer;
    }
    RuleScope(const RuleScope &) = delete;
    RuleScope &operator=(const RuleScope &) = delete;

private:
    ScriptContext &m_context;
    const engine::GameState *m_state;
    engine::Turn *m_turn;
    engine::Offer *m_offer;
};

} // namespace scripting
