// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"

#include <vector>

namespace engine {

/// One thing that the deciding side may do: a verb and what it is done with.
struct Action
{
    NameId verb;
    PieceId piece;
    SpaceId space;
    Value value;
    NameId rule; ///< The paragraph that allows it.
    Text label; ///< Empty: made from the verb's label.

    /// The same choice, whatever it is called.
    bool sameChoice(const Action &other) const
    {
        return verb == other.verb && piece == other.piece && space == other.space
            && value == other.value;
    }
};

/// The question that a game stands at, with every legal answer.
struct Offer
{
    NameId decision;
    SideId side;
    SeatId seat; ///< Who of those that share the side.
    Text prompt;
    Text help;
    NameId rule;
    bool automatic = false; ///< A single legal action is taken without asking.
    std::vector<Action> actions;
    std::vector<std::pair<NameId, Value>> hints; ///< For the window: ask, max, target …
};

/// How much of an offer somebody needs.
enum class Wanted {
    Everything,
    Alternatives ///< Only whether there is a choice: nothing beyond the second action, no texts.
};

/// Whether an action is legal and, if not, why.
struct Verdict
{
    bool legal = false;
    NameId rule;
    Text text;
};

} // namespace engine
