// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionform.h"

namespace app {

/// Losses that are shared out among pieces, one after the other, found out from the answers that
/// were given so far and from what is offered now.
struct Allocation
{
    struct Row
    {
        engine::PieceId piece;
        int before = 0; ///< Steps when the question was first asked.
        int now = 0;
        std::vector<qsizetype> taken; ///< The commands that took its steps; the latest comes first.
        bool isForced = false; ///< The rules took a step without asking.
        std::optional<engine::Action> next; ///< Takes one more.
        QString refusal; ///< Why it can't take one now.
        QString rule;
    };

    int total = 0; ///< All that is to be lost; 0: unknown.
    int done = 0;
    std::vector<Row> rows;

    static Allocation of(GameController &controller, const DecisionForm &form);

private:
    /// Whose pieces are asked about.
    static engine::SideId bearer(const GameController &controller);
    Row &row(engine::PieceId piece);
    void readAnswers(const GameController &controller);
    void readOffer(const GameController &controller);
    void addRefused(GameController &controller);
};

} // namespace app
