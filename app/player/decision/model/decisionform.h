// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <optional>

namespace app {

class DecisionModel;

/// What a decision looks like on the panel: what it declares, and the kind of the actions offered.
struct DecisionForm
{
    enum class Kind {
        Over, ///< The game has ended.
        Waiting, ///< Somebody else decides.
        Telling, ///< What happened is still being told.
        Past, ///< Nobody decides while the past is looked at.
        Buttons, ///< Only a few words to choose from.
        Pieces, ///< A piece from a list.
        Places, ///< A place from a list, for one piece or for none.
        Moves, ///< A piece, then a place.
    };
    /// A number that matters for the question.
    struct Number
    {
        engine::Text label;
        int value = 0;
    };

    Kind kind = Kind::Over;
    engine::protocol::Form ask = engine::protocol::Form::None;
    std::optional<int> most; ///< Hint: how many can be chosen.
    std::optional<int> used; ///< Hint: how many are chosen.
    std::optional<int> left; ///< Hint: how many steps there are still to go.
    std::optional<int> hits; ///< Hint: how many losses are still to be taken.
    std::vector<Number> numbers; ///< Hint, once for each.
    std::optional<engine::Action> main; ///< For Enter.
    std::optional<engine::Action> back; ///< For Esc.
    std::optional<engine::Action> sole; ///< All that can be done, though nobody declared it.
    std::vector<engine::Action> values; ///< Points: what main can be, by its number.
    std::optional<engine::Action> passing; ///< Of a question that comes before another one.
    engine::NameId lacking; ///< The verb for Enter that can't be done yet.
    int undone = 0; ///< So many pieces, or places without them, main leaves as they are.
    bool isPass = false; ///< There is nothing to do but what may be done without asking.
    std::vector<engine::Action> buttons; ///< The others without piece and place.
    std::vector<engine::PieceId> pieces; ///< That can do something, in the order offered.
    engine::SpaceId target; ///< Hint: what is attacked.
    engine::SpaceId cup; ///< Hint: from where is drawn.
    engine::Text then; ///< Hint: what follows.
    std::vector<engine::SpaceId> marked; ///< Hint, once per place: what the question is about.
    std::vector<engine::PieceId> chosen; ///< The pieces chosen so far.

    bool asks(engine::protocol::Form form) const { return ask == form; }
    /// Offered actions that add a piece to the attack that is being prepared.
    std::vector<engine::Action> candidates(const GameController &controller) const;

private:
    friend class DecisionModel; // it works it out once for all
    static DecisionForm of(const GameController &controller);
    void readHints(const GameController &controller);
    void readActions(const engine::Offer &offer);
    void readRoles(const engine::Offer &offer);
    void readValues(const engine::Offer &offer);
    void countUndone(const GameController &controller);
    std::optional<engine::Action> take(engine::NameId verb);
};

} // namespace app
