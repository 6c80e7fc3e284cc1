// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/distance.h"

namespace engine {

void Distance::run(std::span<const SpaceId> sources, const LineRules &rules)
{
    m_roots.clear();
    for (const SpaceId source : sources)
        m_roots.push_back({source});
    m_search.run(m_roots, rules, LineSearch::Direction::FromRoots);
}

std::vector<SpaceId> Distance::path(SpaceId space) const
{
    std::vector<SpaceId> result;
    if (!m_search.contains(space))
        return result;
    for (SpaceId at = space; at; at = m_search.next(at))
        result.push_back(at);
    return result;
}

int32_t Distance::between(SpaceId a, SpaceId b, const LineRules &rules)
{
    run({&a, 1}, rules);
    return to(b);
}

} // namespace engine
