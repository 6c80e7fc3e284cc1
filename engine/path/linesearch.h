// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/graph.h"
#include "engine/path/bitmask.h"
#include "engine/path/bucketqueue.h"
#include "engine/path/costprofile.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace engine {

/// Where a line of supply, command or communication may run, and how it is measured. What it points
/// to must outlive the answers, which look at it again to find a path.
struct LineRules
{
    const BitMask *blocked = nullptr; ///< Spaces that a line neither enters nor begins in.
    const BitMask *endOnly = nullptr; ///< Spaces where the far end may lie, but nothing passes.
    enum class Roots : uint8_t { Exempt, Bound } roots = Roots::Exempt; ///< Of endOnly.
    const BitMask *closedArcs = nullptr; ///< Borders that it doesn't cross, by directed arc.
    const std::vector<uint8_t> *arcWays = nullptr; ///< Per arc one bit for every kind of way.
    uint8_t ways = 0; ///< Not 0: the line must follow one of these ways.
    int32_t limit = std::numeric_limits<int32_t>::max(); ///< Steps, or cost with a profile.
    const CostProfile *profile = nullptr; ///< Measures in costs instead of steps.
    bool operator==(const LineRules &) const = default; ///< Of what it points to, only where.
};

/// Spreads lines from their roots (supply sources, headquarters) over the map, all in one pass.
class LineSearch
{
public:
    static constexpr int32_t Unreached = std::numeric_limits<int32_t>::max();
    /// Which way the line is walked: the masks and costs of arcs depend on it.
    enum class Direction : uint8_t { FromRoots, ToRoots };
    struct Root
    {
        SpaceId space;
        int32_t distance = 0; ///< That has been used up already.
    };

    explicit LineSearch(const Graph &graph);

    /// Roots that are out of range, blocked or beyond the limit are left out.
    void run(std::span<const Root> roots, const LineRules &rules, Direction direction);

    bool contains(SpaceId space) const { return distance(space) != Unreached; }
    int32_t distance(SpaceId space) const
    {
        return m_graph->contains(space) ? m_distance[std::size_t(space.value)] : Unreached;
    }
    /// The neighbour nearer to the root, at equal distance the lowest id; none at a root.
    SpaceId next(SpaceId space) const;
    /// Every space reached.
    std::span<const int32_t> reached() const { return {m_reached.data(), m_count}; }

private:
    void reset(std::span<const Root> roots, const LineRules &rules, Direction direction);
    void close(int32_t distance);
    void spreadSteps();
    template<bool Guarded> std::size_t expandSteps(std::size_t head, int32_t until);
    void spreadCosts();
    void expandCosts(int32_t from);
    void improve(int32_t from, int32_t to, int32_t stepCost);
    bool plant(const Root &root);
    bool isRoot(int32_t space) const;
    bool leaf(int32_t space) const;
    bool open(int32_t arc) const;
    int32_t walked(int32_t arc) const
    {
        return m_direction == Direction::FromRoots ? arc : m_graph->reverse[std::size_t(arc)];
    }

    const Graph *m_graph;
    LineRules m_rules;
    Direction m_direction = Direction::FromRoots;
    std::vector<Root> m_roots;
    std::vector<int32_t> m_distance;
    std::vector<int32_t> m_next; // with costs only
    std::vector<int32_t> m_reached; // room for every space; with steps also the queue
    std::size_t m_count = 0; // of the spaces in m_reached
    BucketQueue m_queue;
};

} // namespace engine
