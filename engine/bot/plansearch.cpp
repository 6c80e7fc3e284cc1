// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/plansearch.h"

#include <array>
#include <numeric>

namespace engine {

PlanSearch::PlanSearch(const GameSeat &seat, Budget &budget, size_t worlds, Random &random)
    : m_seat(seat)
    , m_budget(budget)
    , m_random(random)
    , m_rehearsal(seat, budget)
    , m_count(worlds)
{
}

PlanSearch::Worlds PlanSearch::newWorlds()
{
    Worlds worlds;
    for (size_t i = 0; i < m_count; ++i)
        worlds.push_back({m_random.next(), m_seat.guess(m_random)});
    return worlds;
}

PlanSearch::Scores PlanSearch::measure(const Plan &plan, const Worlds &worlds)
{
    Scores scores;
    for (const PossibleWorld &world : worlds) {
        const auto played = m_rehearsal.play(world, plan);
        if (!played)
            return {};
        scores.push_back(played->score);
    }
    return scores;
}

// What was done in the first world is the plan from now on.
void PlanSearch::begin(const Plan &plan)
{
    m_worlds = newWorlds();
    // What is decided here at first sight stands in the plan from now on.
    Rehearsal thorough(m_seat, m_budget);
    thorough.setGlance(firstGlance);
    auto played = thorough.play(m_worlds.front(), plan);
    if (!played)
        return;
    m_best = std::move(played->plan);
    m_scores = measure(m_best, m_worlds);
    if (!m_scores.empty())
        return;
    // When there was time for one world only it is still better than none.
    m_worlds.resize(1);
    m_scores = {played->score};
}

void PlanSearch::challenge(const Plan &plan, std::optional<Rehearsal::Twist> twist)
{
    Plan done = plan;
    qint64 ahead = 0;
    bool isEqual = true;
    // It is made in any of the worlds: the same dice would always call for the same.
    const size_t start = m_random.below(uint32_t(m_worlds.size()));
    for (size_t i = 0; i < m_worlds.size(); ++i) {
        const size_t world = (start + i) % m_worlds.size();
        auto played = m_rehearsal.play(m_worlds[world], done, i ? std::nullopt : twist);
        if (!played)
            return;
        if (!i)
            done = std::move(played->plan);
        ahead += played->score - m_scores[world];
        isEqual = isEqual && played->score == m_scores[world];
        if (ahead < 0)
            return;
    }
    if (ahead > 0)
        confirm(done);
    else if (isEqual && done.size() <= m_best.size())
        m_best = std::move(done);
}

void PlanSearch::confirm(const Plan &plan)
{
    const auto sum = [](const Scores &scores) {
        return std::accumulate(scores.begin(), scores.end(), qint64(0));
    };
    Worlds others = newWorlds();
    const Scores before = measure(m_best, others);
    Scores after = before.empty() ? before : measure(plan, others);
    if (after.empty() || sum(after) <= sum(before))
        return;
    m_best = plan;
    m_worlds = std::move(others);
    m_scores = std::move(after);
    m_vain = 0;
}

void PlanSearch::renew()
{
    m_vain = 0;
    Worlds others = newWorlds();
    Scores scores = measure(m_best, others);
    if (scores.empty())
        return;
    m_worlds = std::move(others);
    m_scores = std::move(scores);
}

void PlanSearch::open(const std::vector<Weigher::Weighed> &ranking)
{
    const NameId decision = m_seat.offer().decision;
    const Plan seed = m_best;
    for (size_t i = 0; i < ranking.size() && i < openings && !m_budget.isSpent(); ++i) {
        const Action &action = m_seat.offer().actions[size_t(ranking[i].index)];
        if (seed.front().action.sameChoice(action))
            continue;
        Plan plan = {{decision, action}};
        plan.insert(plan.end(), seed.begin(), seed.end());
        challenge(plan);
    }
}

void PlanSearch::improve()
{
    if (++m_vain > patience)
        renew();
    // What comes first is done first, and what comes late will be thought about again.
    const auto length = uint32_t(m_best.size());
    const uint32_t step =
        std::min({m_random.below(length), m_random.below(length), m_random.below(length)});
    // Mostly one or two: what was done has to bear fruit, but each one may be a bad bet.
    static constexpr std::array<size_t, 8> lengths = {0, 0, 1, 1, 1, 2, 2, 3};
    const size_t anew = lengths[m_random.below(uint32_t(lengths.size()))];
    using enum Rehearsal::Twist::Kind;
    static constexpr std::array<Rehearsal::Twist::Kind, 8> kinds = {
        Elsewhere, Elsewhere, Elsewhere, Otherwise, Otherwise, Before, Before, Without};
    auto kind = kinds[m_random.below(uint32_t(kinds.size()))];
    if (kind == Elsewhere && !m_best[step].action.piece)
        kind = Otherwise;
    challenge(m_best, Rehearsal::Twist{step, anew, kind, m_random.next()});
}

int PlanSearch::indexOf(const Action &action) const
{
    const auto &offered = m_seat.offer().actions;
    const auto it = std::find_if(offered.begin(), offered.end(),
                                 [&](const Action &one) { return one.sameChoice(action); });
    return it == offered.end() ? -1 : int(it - offered.begin());
}

Result<Done> PlanSearch::run(const Plan &hint)
{
    const auto ranking = Weigher(32, 2).weigh(m_seat, m_random);
    if (!ranking)
        return ranking.error();
    m_budget.spend(ranking->size());
    m_ranking = ranking.value();
    const Plan greedy{
        {m_seat.offer().decision, m_seat.offer().actions[size_t(ranking->front().index)]}};
    if (!hint.empty())
        begin(hint);
    if (m_best.empty())
        begin(greedy);
    else
        challenge(greedy);
    if (!m_best.empty())
        open(ranking.value());
    while (!m_best.empty() && !m_budget.isSpent())
        improve();
    m_first = m_best.empty() ? ranking->front().index : indexOf(m_best.front().action);
    const auto other = std::find_if(ranking->begin(), ranking->end(),
                                    [this](const auto &one) { return one.index != m_first; });
    m_second = other == ranking->end() ? m_first : other->index;
    return Done{};
}

// What another plan does later on anyway is no other way to begin.
std::vector<PlanSearch::Found> PlanSearch::best(size_t most)
{
    if (m_best.empty())
        return {{m_first, {}, {}}};
    std::vector<Found> found = {{m_first, m_best, m_scores}};
    const auto isKnown = [&](const Action &action) {
        return std::any_of(found.begin(), found.end(), [&](const Found &one) {
            return std::any_of(one.plan.begin(), one.plan.end(), [&](const PlanStep &step) {
                return step.action.sameChoice(action);
            });
        });
    };
    Budget plenty(std::numeric_limits<qint64>::max(), {});
    Rehearsal rehearsal(m_seat, plenty);
    for (size_t i = 0; i < m_ranking.size() && i < openings && found.size() < most; ++i) {
        const int index = m_ranking[i].index;
        const Action &action = m_seat.offer().actions[size_t(index)];
        if (isKnown(action))
            continue;
        const auto played = rehearsal.play(m_worlds.front(), {{m_seat.offer().decision, action}});
        if (!played)
            continue;
        Found other{index, played->plan, {}};
        for (const PossibleWorld &world : m_worlds) {
            const auto again = rehearsal.play(world, other.plan);
            other.scores.push_back(again ? again->score
                                         : std::numeric_limits<qint64>::min() / 1000);
        }
        found.push_back(std::move(other));
    }
    const auto sum = [](const Found &one) {
        return std::accumulate(one.scores.begin(), one.scores.end(), qint64(0));
    };
    std::stable_sort(found.begin(), found.end(),
                     [&](const Found &a, const Found &b) { return sum(a) > sum(b); });
    return found;
}

Rehearsal::Played PlanSearch::plan() const
{
    if (m_best.empty())
        return {};
    Budget plenty(std::numeric_limits<qint64>::max(), {});
    auto played =
        Rehearsal(m_seat, plenty).play(m_worlds.front(), m_best, {}, Rehearsal::Positions::Note);
    return played ? std::move(*played) : Rehearsal::Played();
}

} // namespace engine
