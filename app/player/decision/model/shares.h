// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <optional>

namespace app {

/// What is shared out among targets, as the module tells it, with the offered actions that change
/// it.
struct Shares
{
    struct Pool
    {
        QString name;
        double total = 0;
        double left = 0;
    };
    /// What a share can reach.
    struct Column
    {
        QString text;
        int value = 0;
        double cost = 0;
        std::optional<engine::Action> action; ///< Gives exactly what it needs; none: not now.
    };
    /// What can happen to a target, as shares of 1.
    struct Chances
    {
        double hurt = 0; ///< It loses something.
        double gone = 0; ///< Among these: it is destroyed.
        double other = 0; ///< It loses nothing, but something else happens.
    };
    struct Target
    {
        engine::PieceId piece;
        engine::SpaceId space;
        QString name;
        QString detail;
        int value = 0;
        double given = 0;
        size_t pool = 0;
        std::vector<Column> columns; ///< By their value.
        std::optional<engine::Action> less; ///< To the next value below the present one.
        std::optional<engine::Action> more;
        std::optional<Chances> chances;

        /// The column that its share has reached; null: none.
        const Column *reached() const;
        /// The first one above that; null: there is none.
        const Column *next() const;
    };
    struct Proposal
    {
        engine::Action action;
        QString text;
    };

    std::vector<Pool> pools;
    std::vector<Target> targets;
    bool hasUnseen = false; ///< There are others that this side can't see.
    std::vector<Proposal> proposals;
    engine::NameId verb; ///< Of the actions that change a share.

    /// The answer of `shares`, whatever it is.
    static Shares of(const GameController &controller, const engine::Json &answer);
    bool isEmpty() const { return targets.empty(); }
    /// The actions that change a share.
    std::vector<engine::Action> actions(const GameController &controller) const;
    /// How many have something.
    int served() const;
    /// A target whose next column can be paid for with what is left; null: there is none.
    const Target *improvable(size_t pool) const;

private:
    void readTarget(const GameController &controller, const engine::Json &json);
    void readProposal(const GameController &controller, const engine::Json &json);
};

} // namespace app
