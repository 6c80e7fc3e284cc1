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

/// Looks on while a plan is played on trial.
class RehearsalWatch
{
public:
    virtual ~RehearsalWatch() = default;
    /// The seat that the plan is for stands before its next step, which is to be this one.
    virtual void decides(const GameSeat &seat, const Action &action) = 0;
    /// What was planned is done; others may be about to answer.
    virtual void isDone(const GameSeat &seat) = 0;
    /// Others have answered.
    virtual void isAnswered(const GameSeat &seat) = 0;
};

/// Plays plans of a seat on trial until the activation is over and others have answered.
class Rehearsal
{
public:
    /// All must outlive it.
    Rehearsal(const GameSeat &seat, Budget &budget);

    /// Where a plan is changed. So many steps after it are decided at first sight, then the plan
    /// goes on: they stand in for what was planned there, or come before it.
    struct Twist
    {
        enum class Kind : uint8_t {
            Elsewhere, ///< The piece of this step does something else.
            Otherwise, ///< Anything else is done.
            Before, ///< Something is done before this step.
            Without ///< This step is left out.
        };
        size_t step = 0;
        size_t anew = 0;
        Kind kind = Kind::Otherwise;
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
                               Positions positions = Positions::Ignore,
                               RehearsalWatch *watch = nullptr);

    /// Whether others answer before what has come of a plan is judged.
    void setAnswered(bool answered) { m_answers = answered; }
    /// How many actions are looked at where nothing is planned.
    void setGlance(size_t tries) { m_glance = tries; }

    /// The position as the seat knows it, whatever dice are to come.
    static QByteArray position(const GameSeat &seat);

private:
    static constexpr size_t ownGlance = 8;
    struct Course;
    bool isOver(const GameState &state) const;
    bool isFarEnough(const GameState &state, size_t steps) const;
    bool playOwn(Course &course);
    bool playAnswer(Course &course);
    bool perform(Course &course, const Action &action);
    std::optional<Action> own(Course &course);
    std::optional<Action> another(Course &course, const Action *planned);
    std::optional<Action> guessed(const GameSeat &seat, Weigher &weigher, Random &random);
    std::optional<qint64> score(const GameState &state) const;

    const GameSeat &m_seat;
    Budget &m_budget;
    bool m_answers = false;
    size_t m_glance = ownGlance;
    SideId m_side;
    SeatId m_sharer;
    int m_turn = 0;
    SideId m_each;
    size_t m_depth = 0; ///< Of the open decisions.
};

} // namespace engine
