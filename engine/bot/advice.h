// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/reason.h"
#include "engine/rules/action.h"

namespace engine {

/// A way to go on from a question: what to do, step by step, and what speaks for it and against.
///
/// It is made of what the side that is asked may know. The first step can be done now; the others
/// are meant to follow if dice and enemies allow.
struct Advice
{
    /// A piece of one's own that goes somewhere.
    struct Way
    {
        PieceId piece;
        SpaceId from; ///< None: it comes into the game.
        SpaceId to;
        bool operator==(const Way &) const = default;
    };
    /// What is done at one question.
    struct Step
    {
        NameId decision;
        Action action; ///< GameSeat::label() says it.
        std::vector<Way> ways; ///< Who goes where by it.
        SpaceId target; ///< What is attacked, if it belongs to an attack.
        std::vector<PieceId> attackers; ///< Who takes part in it so far, this step included.
        bool operator==(const Step &other) const
        {
            return decision == other.decision && action.sameChoice(other.action)
                && ways == other.ways && target == other.target && attackers == other.attackers;
        }
    };

    int action = -1; ///< Index of the offered action that is the first step.
    std::vector<Step> steps;
    std::vector<Reason> reasons; ///< The weightiest first; none: it is as good as anything.
    qint64 worth = 0; ///< By the module's `evaluate`, when others have answered; only to compare.
    int best = 0; ///< Of a hundred possible courses, so many go best with this of all advices.

    /// What speaks for a step: the reason for the place that it goes to or attacks, or that those
    /// who go attack later on. Null: nothing in particular.
    const Reason *reasonFor(size_t step) const;
};

} // namespace engine
