// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/budget.h"
#include "engine/bot/weigher.h"

namespace engine {

/// What a side means to do, decision by decision.
struct PlanStep
{
    NameId decision;
    Action action;
};
using Plan = std::vector<PlanStep>;

/// How dice may fall and where hidden pieces may be.
struct PossibleWorld
{
    quint64 seed = 0;
    std::vector<Change> guess;
};

/// Plays plans of a seat on trial until the activation is over.
class Rehearsal
{
public:
    /// All must outlive it.
    Rehearsal(const GameSeat &seat, Budget &budget);

    /// Where a plan is changed. So many steps after it are decided at first sight, then the plan
    /// goes on: they stand in for what was planned there, or come before it.
    struct Twist
    {
        size_t step = 0;
        size_t anew = 0;
        bool isInserted = false;
        quint64 seed = 0;
    };
    struct Played
    {
        qint64 score = 0;
        Plan plan; ///< What was done in the end.
        std::vector<QByteArray> positions; ///< Before each step, if they are noted.
    };
    enum class Positions { Ignore, Note };
    /// Does what is planned as far as it can be done, and what looks best at first sight where
    /// nothing is planned. Nothing: the budget was spent or the rules gave up before the end.
    std::optional<Played> play(const PossibleWorld &world, const Plan &plan,
                               std::optional<Twist> twist = {},
                               Positions positions = Positions::Ignore);

    /// The position as the seat knows it, whatever dice are to come.
    static QByteArray position(const GameSeat &seat);

private:
    struct Course;
    bool isOver(const GameState &state) const;
    bool isFarEnough(const GameState &state, size_t steps) const;
    std::optional<Action> own(Course &course);
    std::optional<Action> other(Course &course, const Action *planned);
    std::optional<Action> guessed(const GameSeat &seat, size_t tries, Random &random);
    std::optional<qint64> score(const GameState &state) const;

    const GameSeat &m_seat;
    Budget &m_budget;
    SideId m_side;
    SeatId m_sharer;
    int m_turn = 0;
    SideId m_each;
    size_t m_depth = 0; ///< Of the open decisions.
};

} // namespace engine
