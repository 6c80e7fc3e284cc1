// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/free/freerules.h"
#include "engine/module/model/seating.h"

namespace engine {

/// Leads a game from what was done to the next question, through the phases of its sequence.
class Progress
{
public:
    /// What is handed over must outlive it; \a offer is where the questions go.
    Progress(const Module &module, Rules &rules, const GameState &state, const Seating &seating,
             Offer &offer);

    /// Whose question the top one is: the module's or, of free play, the program's.
    Rules &asking() const;
    /// Whether somebody can put this question.
    bool hasDecision(NameId decision) const;
    const FreeRules &free() const { return m_free; }

    /// Enters the first phase.
    Result<Done> begin(Turn &turn);
    /// Goes on until somebody has to decide.
    Result<Done> settle(Turn &turn, Wanted wanted = Wanted::Everything);
    /// The same after a change that no rule has made: what has no answer any more is given up,
    /// question by question, then the phase begins again, and at last hands are free.
    void settleAnyhow(Turn &turn);
    /// Puts the top question anew.
    Result<Done> ask(Wanted wanted = Wanted::Everything);

private:
    Result<Done> advance(Turn &turn);
    Result<Done> enter(Turn &turn, Sequence::Place place);
    Result<Done> begin(Turn &turn, PhaseId phase);
    Result<bool> applies(PhaseId phase);
    Result<Done> leaveByHand(Turn &turn);
    Result<Done> beginAgain(Turn &turn);
    void freeHands(Turn &turn);

    const Module &m_module;
    Rules &m_rules;
    mutable FreeRules m_free;
    const GameState &m_state;
    const Seating &m_seating;
    Offer &m_offer;
};

} // namespace engine
