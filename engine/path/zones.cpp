// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/zones.h"

namespace engine {

Zones::Zones(const Graph &graph)
    : m_graph(&graph)
    , m_counts(std::size_t(graph.spaceCount()))
    , m_mask(graph.spaceCount())
{
}

const Zones::Kind *Zones::kindOf(const Source &source) const
{
    const bool known = m_graph->contains(source.space) && std::size_t(source.kind) < m_kinds.size();
    return known ? &m_kinds[std::size_t(source.kind)] : nullptr;
}

void Zones::run(std::span<const Source> sources, std::span<const Kind> kinds)
{
    m_sources.assign(sources.begin(), sources.end());
    m_kinds.assign(kinds.begin(), kinds.end());
    m_counts.assign(m_counts.size(), 0);
    m_mask.clear();
    const auto cover = [this](int32_t space) {
        ++m_counts[std::size_t(space)];
        m_mask.set(space);
    };
    for (const Source &source : m_sources) {
        const Kind *kind = kindOf(source);
        if (!kind)
            continue;
        if (kind->ownSpace == OwnSpace::Inside)
            cover(source.space.value);
        const auto at = std::size_t(source.space.value);
        for (int32_t arc = m_graph->firstArc[at]; arc < m_graph->firstArc[at + 1]; ++arc) {
            const int32_t to = m_graph->arcs[std::size_t(arc)].to;
            const bool closed = (kind->closedArcs && kind->closedArcs->test(arc))
                || (kind->closedSpaces && kind->closedSpaces->test(to));
            if (!closed)
                cover(to);
        }
    }
}

bool Zones::covers(const Source &source, SpaceId space) const
{
    const Kind *kind = kindOf(source);
    if (!kind)
        return false;
    if (source.space == space)
        return kind->ownSpace == OwnSpace::Inside;
    const int32_t arc = m_graph->arcBetween(source.space, space);
    return arc >= 0 && !(kind->closedArcs && kind->closedArcs->test(arc))
        && !(kind->closedSpaces && kind->closedSpaces->test(space.value));
}

std::vector<int32_t> Zones::by(SpaceId space) const
{
    std::vector<int32_t> result;
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        if (covers(m_sources[i], space))
            result.push_back(int32_t(i));
    }
    return result;
}

} // namespace engine
