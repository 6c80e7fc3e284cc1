// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/rehearsal.h"

#include <map>

namespace engine {

namespace {

/// What is thought of others' decisions at first sight.
constexpr size_t othersGlance = 6;
/// And where a plan is changed.
constexpr size_t anotherGlance = 20;
/// So many decisions of others are looked at behind the end of a plan.
constexpr int longestAnswer = 30;
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
    Trial trial;
    quint64 seed = 0; ///< Of the dice.
    Random random{0}; ///< For what is decided at first sight.
    Random others{0};
    Weigher ownLook{ownGlance, 1};
    Weigher othersLook{othersGlance, 1};
    Positions notes = Positions::Ignore;
    RehearsalWatch *watch = nullptr;
    size_t next = 0; ///< Of the plan.
    Played played{};
    std::map<quint64, int> done{}; ///< How often, by what was done.

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

std::optional<Action> Rehearsal::guessed(const GameSeat &seat, Weigher &weigher, Random &random)
{
    const auto weighed = weigher.weigh(seat, random);
    if (!weighed)
        return {};
    m_budget.spend(weighed->size());
    const int index = weighed->front().index;
    weigher.note(seat.offer(), index);
    return seat.offer().actions[size_t(index)];
}

// What looks bad at first may pay later: among few each is drawn alike, among many what looks good
// is drawn more often.
std::optional<Action> Rehearsal::another(Course &course, const Action *planned)
{
    const auto &actions = m_seat.offer().actions;
    const bool isElsewhere = planned && course.twist->kind == Twist::Kind::Elsewhere;
    const bool isFew = actions.size() <= ownGlance && !isElsewhere;
    std::vector<Weigher::Weighed> others;
    for (int i = 0; isFew && i < int(actions.size()); ++i)
        others.push_back({i, 0});
    if (!isFew) {
        Weigher weigher(anotherGlance, 1);
        weigher.setOnly(isElsewhere ? planned->piece : PieceId());
        auto weighed = weigher.weigh(m_seat, course.random);
        if (!weighed)
            return {};
        m_budget.spend(weighed->size());
        others = std::move(weighed).value();
    }
    std::erase_if(others, [&](const Weigher::Weighed &one) {
        return planned && actions[size_t(one.index)].sameChoice(*planned);
    });
    if (others.empty())
        return {};
    const auto count = uint32_t(others.size());
    const uint32_t drawn = course.random.below(count);
    const uint32_t rank = isFew ? drawn : std::min(drawn, course.random.below(count));
    return actions[size_t(others[rank].index)];
}

std::optional<Action> Rehearsal::own(Course &course)
{
    using enum Twist::Kind;
    const Offer &offer = m_seat.offer();
    const auto since = course.sinceTwist();
    const size_t next = course.next;
    const Action *planned = course.planned(offer);
    if (since && !*since && course.twist->kind == Without) {
        course.twist.reset();
        planned = course.planned(offer);
        return planned ? *planned : guessed(m_seat, course.ownLook, course.random);
    }
    if (since && course.twist->kind == Before)
        course.next = next;
    if (since && !*since)
        return another(course, planned);
    return planned && !since ? *planned : guessed(m_seat, course.ownLook, course.random);
}

// The same thing has the same luck in every plan that does it, whatever was done before.
bool Rehearsal::perform(Course &course, const Action &action)
{
    const Offer &offer = m_seat.offer();
    const auto mixed = [](quint64 key, qint64 more) {
        return (key ^ quint64(more)) * 0x9e3779b97f4a7c15ULL + (key >> 29);
    };
    quint64 key = mixed(course.seed, offer.decision.value);
    for (const qint64 part :
         {action.verb.value, action.piece.value, action.space.value, action.value.number})
        key = mixed(key, part);
    for (const Hint &hint : offer.hints)
        key = mixed(key, hint.name == protocol::HintName::Target ? hint.value.number : 0);
    course.trial.reseed(mixed(key, course.done[key]++));
    m_budget.spend(1);
    return bool(course.trial.perform(action));
}

bool Rehearsal::playOwn(Course &course)
{
    int others = 0;
    Played &played = course.played;
    while (!isOver(course.trial.state())
           && !isFarEnough(course.trial.state(), played.plan.size())) {
        if (m_budget.isSpent())
            return false;
        const Offer &offer = course.trial.offer();
        const bool isOwn = offer.side == m_side && offer.seat == m_sharer;
        others = isOwn ? 0 : others + 1;
        if (others > mostAnswers)
            break;
        if (isOwn && course.notes == Positions::Note)
            played.positions.push_back(position(m_seat));
        const auto action = isOwn
            ? own(course)
            : guessed(m_seat.beside(offer.side, offer.seat), course.othersLook, course.others);
        if (!action)
            return false;
        if (isOwn)
            played.plan.push_back({offer.decision, *action});
        if (isOwn && course.watch)
            course.watch->decides(m_seat, *action);
        if (!perform(course, *action))
            return false;
    }
    return !played.plan.empty();
}

bool Rehearsal::playAnswer(Course &course)
{
    const int turn = course.trial.state().turn();
    const SideId each = course.trial.state().phaseEach();
    for (int i = 0; i < longestAnswer && !course.trial.state().isOver(); ++i) {
        const GameState &state = course.trial.state();
        const Offer &offer = course.trial.offer();
        const bool isOwn = offer.side == m_side;
        if (isOwn && state.frames().size() <= std::max<size_t>(m_depth, 1) && i)
            break;
        if (state.turn() != turn || state.phaseEach() != each)
            break;
        if (m_budget.isSpent())
            return false;
        const auto action =
            guessed(m_seat.beside(offer.side, offer.seat), course.othersLook, course.others);
        if (!action || !perform(course, *action))
            return false;
    }
    return true;
}

std::optional<Rehearsal::Played> Rehearsal::play(const PossibleWorld &world, const Plan &plan,
                                                 std::optional<Twist> twist, Positions positions,
                                                 RehearsalWatch *watch)
{
    Course course{plan, twist, m_seat.trial(world.seed, world.guess), world.seed};
    course.random = Random(twist ? twist->seed : world.seed);
    course.others = Random(world.seed);
    course.ownLook = Weigher(m_glance, 1);
    course.notes = positions;
    course.watch = watch;
    if (!playOwn(course))
        return {};
    if (watch)
        watch->isDone(m_seat);
    if (m_answers && !playAnswer(course))
        return {};
    if (watch)
        watch->isAnswered(m_seat);
    const auto value = score(course.trial.state());
    if (!value)
        return {};
    course.played.score = *value;
    return std::move(course.played);
}

} // namespace engine
