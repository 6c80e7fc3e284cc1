// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/spot.h"
#include "engine/rules/openaction.h"
#include "engine/rules/protocol.h"

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
    int cost = 0; ///< What it takes from the budget; 0: nobody said.

    // Of what an open action stands for.
    NameId name = {}; ///< The property, variable, phase or cup that it is about.
    std::optional<Spot> at = {}; ///< Where on the page.
    std::vector<PieceId> also = {}; ///< Further pieces that the same is done with.

    /// The same choice, whatever it is called.
    bool sameChoice(const Action &other) const
    {
        return verb == other.verb && piece == other.piece && space == other.space
            && value == other.value && name == other.name && at == other.at && also == other.also;
    }
};

/// Something else that the rules tell of a question.
struct Hint
{
    protocol::HintName name;
    Value value;
    Text label; ///< What the value is, for those that need it.
};

/// The question that a game stands at, with every legal answer: listed, or by open actions.
///
/// Main, back and pass are verbs of buttons, take is one of pieces; nobody guesses what is not
/// declared.
struct Offer
{
    NameId decision;
    SideId side;
    SeatId seat; ///< Who of those that share the side.
    Text prompt;
    Text help;
    NameId rule;
    bool automatic = false; ///< A single legal action is taken without asking.
    protocol::Form form = protocol::Form::None;
    NameId main; ///< The natural next step.
    NameId back; ///< The way out.
    NameId pass; ///< May be done without asking when there is nothing else to do.
    NameId take; ///< Takes a piece up, after which its other actions are offered.
    NameId chosen; ///< The local of the frame, or the variable, that lists what is chosen so far.
    NameId interrupts; ///< The decision that waits until this one has been answered.
    std::vector<Action> actions;
    std::vector<OpenAction> open;
    std::vector<Hint> hints;

    bool isEmpty() const { return actions.empty() && open.empty(); }
};

/// How much of an offer somebody needs.
enum class Wanted {
    Everything,
    Alternatives ///< Only whether there is a choice, for what is automatic: no more than two
                 ///< actions, else none, and no texts.
};

/// Whether an action is legal and, if not, why.
struct Verdict
{
    bool legal = false;
    NameId rule;
    Text text;
};

} // namespace engine
