// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/graph.h"

#include <cstdint>
#include <vector>

namespace engine {

/// What it costs one mobility class to go from space to space: terrain, edges and ways, compiled
/// into one number per arc. Costs are integers; a module scales its halves and thirds.
///
/// A profile keeps a reference to its graph. A setter recompiles the few arcs that it touches, so a
/// marker that changes a space in play doesn't cost a new profile.
class CostProfile
{
public:
    static constexpr int32_t Blocked = -1;
    static constexpr int32_t MaxCost = 32767; ///< A greater cost counts as this much.

    enum ArcFlag : uint8_t {
        Stop = 1, ///< Whoever crosses must stop behind it.
        WholeAllowance = 2, ///< Crossing takes the whole allowance, so it must be the first step.
    };
    /// What lies on the border, for one direction of crossing.
    struct Crossing
    {
        int32_t extra = 0; ///< Added to the entry cost, or Blocked.
        uint8_t flags = 0; ///< ArcFlag bits.
    };
    enum class WayEdge : uint8_t { Kept, Cancelled };
    /// A road, railway or track along an arc: its cost replaces the entry cost, whatever the
    /// terrain.
    struct Way
    {
        int32_t cost = Blocked; ///< Blocked: there is no way here.
        WayEdge edge = WayEdge::Cancelled; ///< Cancelled: bridged, the crossing has no effect.
    };
    /// One arc, compiled: cost << 8 | flags. The packed cost of a blocked arc is above every cost.
    struct Step
    {
        int32_t to;
        uint32_t packed;

        int32_t cost() const { return int32_t(packed >> 8); }
        uint8_t flags() const { return uint8_t(packed); }
        bool blocked() const { return packed == BlockedStep; }
    };
    static constexpr uint32_t BlockedStep = 0xffffff00;

    /// Every space is entered at \a entryCost until a setter says otherwise.
    explicit CostProfile(const Graph &graph, int32_t entryCost = 1);

    const Graph &graph() const { return *m_graph; }

    void setEntry(SpaceId space, int32_t cost);
    int32_t entry(SpaceId space) const { return m_entry[std::size_t(space.value)]; }
    void setCrossing(int32_t arc, Crossing crossing);
    /// Both directions of every arc over \a edge.
    void setEdge(EdgeId edge, Crossing crossing);
    const Crossing &crossing(int32_t arc) const { return m_crossings[std::size_t(arc)]; }
    void setWay(int32_t arc, Way way);
    const Way &way(int32_t arc) const { return m_ways[std::size_t(arc)]; }

    const std::vector<Step> &steps() const { return m_steps; } ///< By arc.
    int32_t maxStepCost() const { return m_maxStepCost; } ///< No unblocked step costs more.

private:
    void compile(int32_t arc);

    const Graph *m_graph;
    std::vector<int32_t> m_entry;
    std::vector<Crossing> m_crossings;
    std::vector<Way> m_ways;
    std::vector<Step> m_steps;
    int32_t m_maxStepCost = 0;
};

} // namespace engine
