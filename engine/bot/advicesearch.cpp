// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/advicesearch.h"

#include "engine/bot/plansearch.h"
#include "engine/bot/planwitness.h"

namespace engine {

namespace {

constexpr size_t c_worlds = 6;
/// So many more are played for saying how likely something is.
constexpr size_t c_moreWorlds = 14;

/// Of a hundred worlds, in how many each goes best; what is equally good counts for the first.
std::vector<int> sharesOfBest(const std::vector<PlanSearch::Found> &found)
{
    std::vector<int> best(found.size());
    const size_t worlds = found.front().scores.size();
    for (size_t world = 0; world < worlds; ++world) {
        const auto most =
            std::max_element(found.begin(), found.end(), [&](const auto &a, const auto &b) {
                return a.scores[world] < b.scores[world];
            });
        ++best[size_t(most - found.begin())];
    }
    for (int &count : best)
        count = worlds ? int(size_t(count) * 100 / worlds) : 0;
    return best;
}

} // namespace

Result<std::vector<Advice>> AdviceSearch::run(size_t most)
{
    if (m_seat.offer().actions.empty())
        return std::vector<Advice>();
    PlanSearch search(m_seat, m_budget, c_worlds, m_random);
    if (const auto done = search.run({}); !done)
        return done.error();
    const std::vector<PlanSearch::Found> found = search.best(most);
    auto worlds = search.worlds();
    for (size_t i = 0; i < c_moreWorlds && !m_budget.isHurried(); ++i)
        worlds.push_back({m_random.next(), m_seat.guess(m_random)});
    const std::vector<int> shares = sharesOfBest(found);
    std::vector<Advice> all;
    for (size_t i = 0; i < found.size(); ++i) {
        Plan plan = found[i].plan;
        if (plan.empty())
            plan = {{m_seat.offer().decision, m_seat.offer().actions[size_t(found[i].index)]}};
        PlanWitness witness(m_seat);
        witness.setAnswered(!m_budget.isHurried());
        Advice advice = witness.advise(plan, worlds);
        advice.action = found[i].index;
        advice.best = shares[i];
        all.push_back(std::move(advice));
    }
    return all;
}

} // namespace engine
