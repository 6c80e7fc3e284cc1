// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/stepjudge.h"

#include <vector>

namespace engine {

/// Finds the rule that keeps a piece out of a space: searches again with one rule after the other
/// taken as kept, and names the first that makes the difference.
class ReachExplainer
{
public:
    ReachExplainer(const ReachQuery &query, const uint8_t *marks);

    /// For a \a space of the graph that the query does not reach.
    Explanation why(SpaceId space) const;

private:
    /// A way found with some rules relaxed; empty when there is none.
    struct Found
    {
        std::vector<int32_t> spaces;
        std::vector<int32_t> arcs; // one less than spaces
        int32_t cost = 0;
    };
    struct Search;

    Refusal ownRefusal(int32_t space) const;
    Found find(int32_t space, uint32_t relaxed, int32_t allowance, int32_t maxSteps) const;
    Explanation firstBreach(const Found &found, uint32_t relaxed) const;
    Explanation tooFar(SpaceId space, const Found &found) const;

    const ReachQuery &m_query;
    StepJudge m_judge;
    const uint8_t *m_marks;
};

} // namespace engine
