// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <optional>

namespace app {

/// What a decision looks like on the panel, found out from the actions that are offered.
struct DecisionForm
{
    enum class Kind {
        Over, ///< The game has ended.
        Waiting, ///< Somebody else decides.
        Past, ///< Nobody decides while the past is looked at.
        Buttons, ///< Only a few words to choose from.
        Pieces, ///< A piece from a list.
        Places, ///< A place from a list, for one piece or for none.
        Moves, ///< A piece, then a place.
    };

    Kind kind = Kind::Over;
    QString ask; ///< The rule's hint: "budget", "losses", "retreat", "deploy", "attack" …
    std::optional<int> most; ///< Hint: how many can be chosen.
    std::optional<int> used; ///< Hint: how many are chosen.
    std::optional<engine::Action> main; ///< For Enter.
    std::optional<engine::Action> back; ///< For Esc.
    std::vector<engine::Action> buttons; ///< The others without piece and place.
    std::vector<engine::PieceId> pieces; ///< That can do something, in the order offered.
    engine::SpaceId target; ///< Hint: what is attacked.
    std::vector<engine::SpaceId> marked; ///< Hint, once per place: what the question is about.
    std::vector<engine::PieceId> attackers; ///< Hint, or the game's variable of that name.

    /// Nothing can be done but to go on.
    bool isPass(const engine::Names &names) const;
    /// Offered actions that add a piece to the attack that is being prepared.
    std::vector<engine::Action> candidates(const GameController &controller) const;

    static DecisionForm of(const GameController &controller);

private:
    void readHints(const GameController &controller);
    void readActions(const GameController &controller);
    void chooseMain(const engine::Names &names);
};

} // namespace app
