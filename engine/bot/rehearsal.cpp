// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/rehearsal.h"

namespace engine {

namespace {

/// What is thought of a decision at first sight: own ones, and those of others.
constexpr size_t ownGlance = 8;
constexpr size_t othersGlance = 5;
/// So many steps that can't be done any more are left out of a plan at once.
constexpr size_t longestGap = 6;
/// So many own decisions are looked ahead, and some more until nothing is half done.
constexpr size_t horizon = 24;
constexpr size_t furthest = 40;
/// Who decides more often in a row is about to act himself.
constexpr int mostAnswers = 12;
constexpr qint64 victory = 1'000'000'000'000;

const Action *offered(const Offer &offer, const PlanStep &step)
{
    if (step.decision != offer.decision)
        return nullptr;
    const auto it = std::find_if(offer.actions.begin(), offer.actions.end(),
                                 [&](const auto &one) { return one.sameChoice(step.action); });
    return it == offer.actions.end() ? nullptr : &*it;
}

} // namespace

/// One plan while it is played.
struct Rehearsal::Course
{
    const Plan &plan;
    std::optional<Twist> twist;
    Random random; ///< For what is decided at first sight.
    Random others;
    size_t next = 0; ///< Of the plan.
    Played played;

    /// Steps since the plan was changed; nothing: it goes on as it was.
    std::optional<size_t> sinceTwist() const
    {
        const size_t step = played.plan.size();
        if (!twist || step < twist->step || step - twist->step > twist->anew)
            return {};
        return step - twist->step;
    }

    /// The next planned action that can be done.
    const Action *planned(const Offer &offer)
    {
        for (size_t i = next; i < plan.size() && i < next + longestGap; ++i) {
            if (const Action *action = offered(offer, plan[i])) {
                next = i + 1;
                return action;
            }
        }
        return nullptr;
    }
};

Rehearsal::Rehearsal(const GameSeat &seat, Budget &budget)
    : m_seat(seat)
    , m_budget(budget)
    , m_side(seat.offer().side)
    , m_sharer(seat.offer().seat)
{
    const Projection known = seat.known();
    m_turn = known.state().turn();
    m_each = known.state().phaseEach();
    m_depth = known.state().frames().size();
}

QByteArray Rehearsal::position(const GameSeat &seat)
{
    GameState known = seat.known().state();
    known.apply(change::UseRandom{Random(0), 0});
    known.apply(change::ScriptDice{});
    return known.hash();
}

bool Rehearsal::isOver(const GameState &state) const
{
    if (state.isOver() || state.turn() != m_turn || state.phaseEach() != m_each)
        return true;
    // Others answer while something of its own is open; the lowest may be open for the whole phase.
    const auto &frames = state.frames();
    const size_t lowest = m_depth > 1 ? 1 : 0;
    return std::none_of(frames.begin() + qsizetype(std::min(lowest, frames.size())), frames.end(),
                        [this](const Frame &frame) { return frame.side == m_side; });
}

bool Rehearsal::isFarEnough(const GameState &state, size_t steps) const
{
    return steps >= furthest || (steps >= horizon && state.frames().size() <= m_depth);
}

std::optional<qint64> Rehearsal::score(const GameState &state) const
{
    const auto value = m_seat.rules().evaluate(state, m_side);
    if (!value)
        return {};
    const SideId winner = state.isOver() ? state.result().winner : SideId();
    return value.value() + (!winner ? 0 : winner == m_side ? victory : -victory);
}

std::optional<Action> Rehearsal::guessed(const GameSeat &seat, size_t tries, Random &random)
{
    const auto weighed = Weigher(tries, 1).weigh(seat, random);
    if (!weighed)
        return {};
    m_budget.spend(weighed->size());
    return seat.offer().actions[size_t(weighed->front().index)];
}

// What looks bad at first may pay later: among few each is drawn alike, among many mostly what
// looks good.
std::optional<Action> Rehearsal::other(Course &course, const Action *planned)
{
    std::vector<Weigher::Weighed> others;
    const bool isFew = m_seat.offer().actions.size() <= ownGlance;
    if (isFew) {
        for (int i = 0; i < int(m_seat.offer().actions.size()); ++i)
            others.push_back({i, 0});
    } else {
        const auto weighed = Weigher(ownGlance, 1).weigh(m_seat, course.random);
        if (!weighed)
            return {};
        m_budget.spend(weighed->size());
        others = weighed.value();
    }
    const auto &actions = m_seat.offer().actions;
    std::erase_if(others, [&](const Weigher::Weighed &one) {
        return planned && actions[size_t(one.index)].sameChoice(*planned);
    });
    if (others.empty())
        return {};
    const auto count = uint32_t(others.size());
    size_t rank = course.random.below(count);
    if (!isFew)
        rank = std::min<size_t>(rank, course.random.below(count));
    return actions[size_t(others[rank].index)];
}

std::optional<Action> Rehearsal::own(Course &course)
{
    const auto since = course.sinceTwist();
    const size_t next = course.next;
    const Action *planned = course.planned(m_seat.offer());
    if (since && course.twist->isInserted)
        course.next = next;
    std::optional<Action> chosen;
    if (since && !*since)
        chosen = other(course, planned);
    else if (planned && !since)
        chosen = *planned;
    else
        chosen = guessed(m_seat, ownGlance, course.random);
    if (chosen)
        course.played.plan.push_back({m_seat.offer().decision, *chosen});
    return chosen;
}

std::optional<Rehearsal::Played> Rehearsal::play(const PossibleWorld &world, const Plan &plan,
                                                 std::optional<Twist> twist, Positions positions)
{
    Trial trial = m_seat.trial(world.seed, world.guess);
    Course course{plan, twist, Random(twist ? twist->seed : world.seed), Random(world.seed), 0, {}};
    int others = 0;
    while (!isOver(trial.state()) && !isFarEnough(trial.state(), course.played.plan.size())) {
        if (m_budget.isSpent())
            return {};
        const Offer &offer = trial.offer();
        const bool isOwn = offer.side == m_side && offer.seat == m_sharer;
        others = isOwn ? 0 : others + 1;
        if (others > mostAnswers)
            break;
        if (isOwn && positions == Positions::Note)
            course.played.positions.push_back(position(m_seat));
        const auto action = isOwn
            ? own(course)
            : guessed(m_seat.beside(offer.side, offer.seat), othersGlance, course.others);
        m_budget.spend(1);
        if (!action || !trial.perform(*action))
            return {};
    }
    const auto value = score(trial.state());
    if (!value || course.played.plan.empty())
        return {};
    course.played.score = *value;
    return std::move(course.played);
}

} // namespace engine
