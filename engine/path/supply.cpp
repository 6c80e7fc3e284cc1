// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/supply.h"

#include <algorithm>

namespace engine {

Supply::Supply(const Graph &graph)
    : m_graph(&graph)
{
}

void Supply::run(std::span<const Stage> stages, std::span<const Source> sources)
{
    m_stageCount = int32_t(stages.size());
    while (m_searches.size() < stages.size())
        m_searches.emplace_back(*m_graph);
    for (int32_t stage = m_stageCount - 1; stage >= 0; --stage) {
        LineRules rules = stages[std::size_t(stage)].rules;
        // A line that may only end in a space can't come out of it either, whatever the stage.
        rules.roots = LineRules::Roots::Bound;
        m_searches[std::size_t(stage)].run(roots(stage, stages, sources), rules,
                                           LineSearch::Direction::ToRoots);
    }
}

std::vector<LineSearch::Root> Supply::roots(int32_t stage, std::span<const Stage> stages,
                                            std::span<const Source> sources) const
{
    std::vector<LineSearch::Root> result;
    if (stage + 1 < m_stageCount) {
        const LineSearch &nearer = m_searches[std::size_t(stage) + 1];
        const Count count = stages[std::size_t(stage)].count;
        result.reserve(nearer.reached().size() + sources.size());
        for (const int32_t space : nearer.reached()) {
            const int32_t on = count == Count::On ? nearer.distance(SpaceId(space)) : 0;
            result.push_back({SpaceId(space), count == Count::Spaces ? -1 : on});
        }
    }
    for (const Source &source : sources) {
        const int32_t last = source.stage < 0 ? m_stageCount - 1 : source.stage;
        if (last == stage)
            result.push_back({source.space, source.used});
    }
    return result;
}

int32_t Supply::distance(SpaceId space, int32_t stage) const
{
    return stage >= 0 && stage < m_stageCount ? m_searches[std::size_t(stage)].distance(space)
                                              : LineSearch::Unreached;
}

std::vector<SpaceId> Supply::trace(SpaceId space) const
{
    std::vector<SpaceId> line;
    if (!supplied(space))
        return line;
    line.push_back(space);
    for (int32_t stage = 0; stage < m_stageCount; ++stage) {
        const LineSearch &search = m_searches[std::size_t(stage)];
        if (!search.contains(line.back()))
            break;
        for (SpaceId next = search.next(line.back()); next; next = search.next(line.back()))
            line.push_back(next);
    }
    return line;
}

BitMask Supply::mask() const
{
    BitMask result(m_graph->spaceCount());
    if (m_stageCount > 0) {
        for (const int32_t space : m_searches.front().reached())
            result.set(space);
    }
    return result;
}

} // namespace engine
