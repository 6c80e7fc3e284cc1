// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/core/result.h"
#include "engine/rules/action.h"

#include <QStringList>

namespace engine {

class GameState;
class Turn;

/// What a module's rules answer; the scripting layer runs its Lua behind this.
///
/// Rules hold no state of the game: every call gets it, and writes only through a Turn.
class Rules
{
public:
    virtual ~Rules() = default;

    virtual bool hasDecision(NameId decision, const GameState &state) const = 0;

    /// The question of the top frame and every legal answer.
    virtual Result<Offer> offer(const GameState &state, Wanted wanted) = 0;
    virtual Result<Done> perform(Turn &turn, const Action &action) = 0;
    /// Whether \a by can do what an open action of the present question stands for and, if not,
    /// why.
    virtual Result<Verdict> admits(const GameState &, const Action &action, SideId)
    {
        return Verdict{true, action.rule, {}};
    }
    /// Why \a action, which is not among the offered ones, can't be done.
    virtual Result<Verdict> explain(const GameState &state, const Action &action) = 0;

    /// Asks somebody who may do something before the question of the top frame is put; false:
    /// nobody, or all have passed.
    virtual Result<bool> interrupt(Turn &) { return false; }

    virtual Result<bool> phaseApplies(const GameState &state, PhaseId phase) = 0;
    virtual Result<Done> enterPhase(Turn &turn, PhaseId phase) = 0;
    virtual Result<Done> leavePhase(Turn &turn, PhaseId phase) = 0;
    /// Brings in order what follows from the rest, after a change by hand.
    virtual Result<Done> adjusted(Turn &) { return Done{}; }
    /// What a scenario's file can't say; called once, after its placements.
    virtual Result<Done> setUp(Turn &turn) = 0;

    virtual QStringList queries() const = 0;
    virtual Result<Json> query(const GameState &state, const QString &name, const Json &arguments,
                               SideId viewer) = 0;
    /// How good the position is for \a side; rules without an opinion say 0.
    virtual Result<qint64> evaluate(const GameState &state, SideId side) = 0;
    /// Says what is broken in a position, for tests; empty when all is well.
    virtual Result<QStringList> broken(const GameState &state) = 0;
};

} // namespace engine
