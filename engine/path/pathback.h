// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/stepjudge.h"

#include <vector>

namespace engine {

/// Finds the path of a finished search from its costs alone, so that the search itself needs to
/// remember no predecessors.
class PathBack
{
public:
    /// \a free holds the cost of every space that the move may leave again.
    PathBack(const ReachQuery &query, const uint8_t *marks, const std::vector<int32_t> &free,
             const std::vector<SpaceId> &starts);

    /// From a start to \a space, which was reached at \a cost, and \a stopped there or not.
    std::vector<SpaceId> path(int32_t space, int32_t cost, bool stopped) const;

private:
    struct Place
    {
        int32_t space;
        int32_t cost;
        bool stopped;
        int32_t parent; // in the list of places of the same cost
    };

    /// Whether the path can come to \a place over the reverse of \a arc; gives the step's cost or
    /// -1.
    int32_t stepCost(const Place &place, int32_t arc) const;
    int32_t dearerStep(const Place &place) const;
    bool isStart(int32_t space) const;

    const Graph &m_graph;
    StepJudge m_judge;
    const std::vector<int32_t> &m_free;
    const std::vector<SpaceId> &m_starts;
};

} // namespace engine
