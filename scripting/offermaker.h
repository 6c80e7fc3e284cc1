// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/rules.h"
#include "scripting/rulecaller.h"
#include "scripting/ruledefinitions.h"

#include <functional>
#include <optional>

namespace scripting {

/// Makes the offer of a decision: what it says of itself, and the actions that its rule lists.
class OfferMaker
{
public:
    explicit OfferMaker(RuleCaller rules)
        : m_rules(rules)
    {
    }

    /// The decision is the one that the top frame of \a state names.
    engine::Result<engine::Offer> make(const engine::GameState &state,
                                       const RuleDefinitions::Decision &decision,
                                       engine::Wanted wanted) const;

    /// The first action that is \a sought, if it is offered; the rule is not asked for more.
    engine::Result<std::optional<engine::Action>>
    first(const engine::GameState &state, const RuleDefinitions::Decision &decision,
          const std::function<bool(const engine::Action &)> &sought) const;

    /// Whether an action is one of those that can be done for all pieces at once.
    static bool isForPiece(const engine::Action &action)
    {
        return bool(action.piece) && !action.space;
    }

private:
    using Outcome = engine::Result<engine::Done>;
    using Decision = RuleDefinitions::Decision;

    std::optional<ScriptError> list(const Decision &decision) const;
    Outcome askFor(engine::Offer &offer, const Decision &decision, const engine::GameState &state,
                   engine::Wanted wanted) const;
    Outcome declare(engine::Offer &offer, const Decision &decision,
                    const engine::GameState &state) const;
    engine::Result<engine::Text> words(int reference) const;

    RuleCaller m_rules;
};

} // namespace scripting
