// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/rules.h"
#include "scripting/rulecaller.h"
#include "scripting/ruledefinitions.h"

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

    /// Whether an action is one of those that can be done for all pieces at once.
    static bool isForPiece(const engine::Action &action)
    {
        return bool(action.piece) && !action.space;
    }

private:
    using Outcome = engine::Result<engine::Done>;
    using Decision = RuleDefinitions::Decision;

    Outcome askFor(engine::Offer &offer, const Decision &decision, const engine::GameState &state,
                   engine::Wanted wanted) const;
    Outcome declare(engine::Offer &offer, const Decision &decision,
                    const engine::GameState &state) const;
    engine::Result<engine::Text> words(int reference) const;

    RuleCaller m_rules;
};

} // namespace scripting
