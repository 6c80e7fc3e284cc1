// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/costprofile.h"

#include <algorithm>

namespace engine {

namespace {

int32_t limited(int32_t cost)
{
    return cost < 0 ? CostProfile::Blocked : std::min(cost, CostProfile::MaxCost);
}

} // namespace

CostProfile::CostProfile(const Graph &graph, int32_t entryCost)
    : m_graph(&graph)
    , m_entry(std::size_t(graph.spaceCount()), limited(entryCost))
    , m_crossings(graph.arcs.size())
    , m_ways(graph.arcs.size())
    , m_steps(graph.arcs.size())
{
    for (int32_t arc = 0; arc < graph.arcCount(); ++arc)
        compile(arc);
}

void CostProfile::setEntry(SpaceId space, int32_t cost)
{
    if (!m_graph->contains(space))
        return;
    m_entry[std::size_t(space.value)] = limited(cost);
    const auto at = std::size_t(space.value);
    for (int32_t arc = m_graph->firstArc[at]; arc < m_graph->firstArc[at + 1]; ++arc)
        compile(m_graph->reverse[std::size_t(arc)]);
}

void CostProfile::setCrossing(int32_t arc, Crossing crossing)
{
    if (uint32_t(arc) >= uint32_t(m_graph->arcCount()))
        return;
    crossing.extra = limited(crossing.extra);
    m_crossings[std::size_t(arc)] = crossing;
    compile(arc);
}

void CostProfile::setEdge(EdgeId edge, Crossing crossing)
{
    for (int32_t arc = 0; arc < m_graph->arcCount(); ++arc) {
        if (m_graph->arcs[std::size_t(arc)].edge == edge.value)
            setCrossing(arc, crossing);
    }
}

void CostProfile::setWay(int32_t arc, Way way)
{
    if (uint32_t(arc) >= uint32_t(m_graph->arcCount()))
        return;
    way.cost = limited(way.cost);
    m_ways[std::size_t(arc)] = way;
    compile(arc);
}

void CostProfile::compile(int32_t arc)
{
    const auto at = std::size_t(arc);
    const int32_t to = m_graph->arcs[at].to;
    const Way &way = m_ways[at];
    const bool hasWay = way.cost != Blocked;
    const bool cancelled = hasWay && way.edge == WayEdge::Cancelled;
    const Crossing crossing = cancelled ? Crossing{} : m_crossings[at];
    const int32_t entry = hasWay ? way.cost : m_entry[std::size_t(to)];
    if (entry == Blocked || crossing.extra == Blocked) {
        m_steps[at] = {to, BlockedStep};
        return;
    }
    const int32_t cost = entry + crossing.extra;
    m_steps[at] = {to, uint32_t(cost) << 8 | crossing.flags};
    m_maxStepCost = std::max(m_maxStepCost, cost);
}

} // namespace engine
