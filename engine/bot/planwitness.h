// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/advice.h"
#include "engine/bot/rehearsal.h"

#include <map>

namespace engine {

/// Sees what comes of a plan in several possible worlds: who goes where, and what speaks for it.
class PlanWitness : private RehearsalWatch
{
public:
    explicit PlanWitness(const GameSeat &seat);
    /// Whether others answer before it is looked at what came of it.
    void setAnswered(bool answered) { m_answers = answered; }

    /// Plays the plan; the steps are those of the first of the worlds.
    Advice advise(const Plan &plan, const std::vector<PossibleWorld> &worlds);

private:
    /// What became of a place, in how many worlds.
    struct Place
    {
        int attacked = 0;
        int taken = 0;
        int cleared = 0;
        int lost = 0;
        bool isFoughtFor = false; ///< In the present world.
        QString odds; ///< Of the first world in which it was fought for.
    };
    /// Who stands in a place or, where nobody does, controls it.
    struct Holder
    {
        SideId stands;
        SideId controls;
        SideId side() const { return stands ? stands : controls; }
    };

    void decides(const GameSeat &seat, const Action &action) override;
    void isDone(const GameSeat &seat) override;
    void isAnswered(const GameSeat &seat) override;

    Holder holder(const GameState &state, SpaceId space) const;
    /// All steps on the map: its own and others'.
    std::pair<int, int> steps(const GameState &state) const;
    void noteWays(const GameState &state);
    void noteAttack(const GameSeat &seat, const Action &action, Advice::Step &step);
    QString odds(const GameSeat &seat, SpaceId target, const std::vector<PieceId> &attackers) const;
    std::vector<Reason> reasons(int worlds) const;

    const GameSeat &m_seat;
    bool m_answers = false;
    SideId m_side;
    std::vector<Holder> m_before; ///< By space.
    std::vector<SpaceId> m_prizes; ///< Places that count for victory.
    std::map<SpaceId, Place> m_places;
    std::vector<Advice::Step> m_steps;
    std::vector<SpaceId> m_stood; ///< By piece, before the last step.
    bool m_isFirst = true; ///< The first world is played.
    bool m_isBeginning = true; ///< Of a world, nothing has been done.
    int m_own = 0; ///< Steps at first in the present world, and lost in all worlds.
    int m_others = 0;
    int m_ownLost = 0;
    int m_othersLost = 0;
    int m_won = 0;
    int m_defeated = 0;
};

} // namespace engine
