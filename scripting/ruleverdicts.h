// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/rules.h"
#include "scripting/rulecaller.h"
#include "scripting/ruledefinitions.h"

namespace scripting {

/// Says whether an action can be done and, if not, why: what a verb's own `why` has against it.
class RuleVerdicts
{
public:
    explicit RuleVerdicts(RuleCaller rules)
        : m_rules(rules)
    {
    }

    /// Of an action that nobody offered. \a decision is the present one; none: the game is over.
    engine::Result<engine::Verdict> explain(const engine::GameState &state,
                                            const RuleDefinitions::Decision *decision,
                                            const engine::Action &action) const;
    /// Of one that an open action stands for: the code that says why not also says whether.
    engine::Result<engine::Verdict> admits(const engine::GameState &state,
                                           const RuleDefinitions::Decision *decision,
                                           const engine::Action &action) const;

private:
    engine::Result<std::optional<engine::Objection>> objection(const engine::GameState &state,
                                                               const RuleDefinitions::Verb &verb,
                                                               const engine::Action &action) const;

    RuleCaller m_rules;
};

} // namespace scripting
