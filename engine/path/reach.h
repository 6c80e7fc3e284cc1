// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/bucketqueue.h"
#include "engine/path/reachquery.h"
#include "engine/path/stepjudge.h"

#include <limits>

namespace engine {

/// Where a piece can go, at what cost and by which path. One object serves many searches and keeps
/// its memory between them.
///
/// A space has two labels: the cheapest way to come and be free to go on, and the cheapest way to
/// come and have to stop. Only the first leads further, so a cheap way that must stop never hides a
/// dearer one that goes on.
class Reach
{
public:
    static constexpr int32_t Unreached = std::numeric_limits<int32_t>::max();

    Reach() = default;
    Reach(const Reach &) = delete; // the query points into the object
    Reach &operator=(const Reach &) = delete;

    /// Answers \a query. Fails with NotFound when there is no profile, no start or a start out of
    /// range; then nothing is reached.
    Result<Done> run(const ReachQuery &query);

    /// The cheapest cost of entering \a space, or Unreached.
    int32_t cost(SpaceId space) const;
    bool contains(SpaceId space) const { return cost(space) != Unreached; }
    /// The piece may be left in \a space, which is reached and not full.
    bool mayEnd(SpaceId space) const;
    /// The piece may come to \a space and still go on.
    bool mayGoOn(SpaceId space) const;
    /// Every space where the piece may end its move, without the starts, in the order found.
    std::span<const SpaceId> ends() const { return {m_ends.data(), m_endCount}; }
    /// The cheapest path from a start to \a space, with both; at equal cost by the lower space ids.
    /// Empty when not reached.
    std::vector<SpaceId> path(SpaceId space) const;
    /// Why the piece can't end in \a space; None when it can. Searches again, so on demand only.
    Explanation why(SpaceId space) const;

private:
    /// One way to a space in a search that counts steps; a longer way may be cheaper.
    struct Label
    {
        int32_t space;
        int32_t cost;
        int32_t parent;
    };

    Result<Done> check(const ReachQuery &query) const;
    void reset(const ReachQuery &query);
    void leaveStarts();
    void search();
    void searchBySteps();
    void follow(const StepJudge::Verdict &verdict, int32_t to, int32_t cost);
    void expandLabel(int32_t index, std::vector<int32_t> &next);
    bool relax(int32_t to, int32_t cost, bool stops);
    void collectEnds();
    bool isStart(int32_t space) const;
    bool fits(int32_t space) const;
    std::vector<SpaceId> labelPath(int32_t space) const;

    ReachQuery m_query;
    std::vector<SpaceId> m_starts;
    const uint8_t *m_marks = nullptr;
    std::vector<uint8_t> m_noMarks;
    std::vector<int32_t> m_free; // cost by space
    std::vector<int32_t> m_stopped; // cost by space
    std::vector<int32_t> m_freeSpaces; // with a free label, to be reset and listed
    std::vector<int32_t> m_stoppedSpaces;
    std::vector<SpaceId> m_ends; // room for every space
    std::size_t m_endCount = 0;
    BucketQueue m_queue;
    std::vector<Label> m_labels;
    std::vector<int32_t> m_freeLabel; // by space
    std::vector<int32_t> m_stoppedLabel; // by space
};

} // namespace engine
