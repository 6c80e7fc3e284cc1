// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/turn.h"
#include "scripting/rulecaller.h"
#include "scripting/ruledefinitions.h"

namespace scripting {

/// Questions that come before another one is put: each is asked, by priority, of each of its sides
/// that can do something, until all have passed; once somebody has acted all are asked anew.
///
/// Who has passed is noted in the frame of the question that waits.
class Interruptions
{
public:
    Interruptions(RuleCaller rules, const RuleDefinitions &definitions)
        : m_rules(rules)
        , m_definitions(definitions)
    {
    }

    /// Puts the next one above the question of the top frame; false: there is none.
    engine::Result<bool> ask(engine::Turn &turn) const;
    /// Notes what an answer to the question of the top frame means for those who are asked.
    void note(engine::Turn &turn, const engine::Action &answer) const;
    /// The question that waits under that of the top frame; invalid: none.
    static engine::NameId waiting(const engine::GameState &state,
                                  const RuleDefinitions::Decision &decision);

private:
    engine::Result<bool> holds(const engine::GameState &state, int condition,
                               engine::SideId side) const;

    RuleCaller m_rules;
    const RuleDefinitions &m_definitions;
};

} // namespace scripting
