// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/graph.h"
#include "engine/path/bitmask.h"

#include <cstdint>
#include <span>
#include <vector>

namespace engine {

/// The zones of control of a side: which spaces its pieces reach into, and how many of them.
class Zones
{
public:
    enum class OwnSpace : uint8_t { Outside, Inside };
    /// Where the zone of one class of pieces ends.
    struct Kind
    {
        const BitMask *closedArcs = nullptr; ///< Borders that it doesn't cross, by directed arc.
        const BitMask *closedSpaces = nullptr; ///< Terrain and places that it doesn't reach into.
        OwnSpace ownSpace = OwnSpace::Outside;
    };
    /// A piece with a zone; a piece without one is left out of the list.
    struct Source
    {
        SpaceId space;
        int32_t kind = 0; ///< Index into the kinds.
    };

    explicit Zones(const Graph &graph);

    /// Sources out of range or of an unknown kind project nothing.
    void run(std::span<const Source> sources, std::span<const Kind> kinds);

    const BitMask &mask() const { return m_mask; }
    int32_t count(SpaceId space) const { return m_counts[std::size_t(space.value)]; }
    /// The sources (indices into the list of the last run) whose zone covers \a space.
    std::vector<int32_t> by(SpaceId space) const;

    /// The zone where no piece of \a cancelling stands: for rules in which friends negate a zone.
    BitMask without(const BitMask &cancelling) const { return m_mask - cancelling; }

private:
    bool covers(const Source &source, SpaceId space) const;
    const Kind *kindOf(const Source &source) const;

    const Graph *m_graph;
    std::vector<Source> m_sources;
    std::vector<Kind> m_kinds;
    std::vector<int32_t> m_counts;
    BitMask m_mask;
};

} // namespace engine
