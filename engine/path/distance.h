// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/linesearch.h"

namespace engine {

/// Distances in steps from one or more spaces, as the rules let a line run.
class Distance
{
public:
    static constexpr int32_t Unreached = LineSearch::Unreached;

    explicit Distance(const Graph &graph)
        : m_search(graph)
    {
    }

    /// Measures from the nearest of \a sources.
    void run(std::span<const SpaceId> sources, const LineRules &rules = {});
    int32_t to(SpaceId space) const { return m_search.distance(space); }
    /// The shortest path from \a space to its nearest source; empty when there is none.
    std::vector<SpaceId> path(SpaceId space) const;
    /// Every space that was reached, nearest first.
    std::span<const int32_t> reached() const { return m_search.reached(); }

    /// Between two spaces, over the whole graph.
    int32_t between(SpaceId a, SpaceId b, const LineRules &rules = {});

private:
    LineSearch m_search;
    std::vector<LineSearch::Root> m_roots;
};

} // namespace engine
