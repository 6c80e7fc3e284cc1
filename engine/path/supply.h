// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/linesearch.h"

#include <vector>

namespace engine {

/// The supply of a whole side in one pass: lines that run in stages from a unit to a source, such
/// as four spaces overland and then any distance along roads.
///
/// The search goes from the sources outwards, so its cost doesn't depend on the number of units.
class Supply
{
public:
    /// How a stage counts on from the next one, nearer to the source.
    enum class Count : uint8_t {
        Anew,
        Spaces, ///< Anew, and the step that joins the next stage is not counted.
        On, ///< The limits are for the length of all stages from this one to the source.
    };
    struct Stage
    {
        LineRules rules;
        Count count = Count::Anew;
        bool operator==(const Stage &) const = default;
    };
    struct Source
    {
        SpaceId space;
        int32_t stage = -1; ///< The stage that may end here; -1 is the last, so that any may.
        int32_t used = 0; ///< Shortens the limit for this source.
        bool operator==(const Source &) const = default;
    };

    explicit Supply(const Graph &graph);

    /// \a stages are in order from the unit to the source. A line may leave out any stage.
    void run(std::span<const Stage> stages, std::span<const Source> sources);

    bool supplied(SpaceId space) const { return distance(space) != LineSearch::Unreached; }
    /// What a unit in \a space uses of the first stage's limit, or Unreached. Not positive where
    /// the first stage isn't needed.
    int32_t distance(SpaceId space) const { return distance(space, 0); }
    /// The same for a line that begins in \a stage.
    int32_t distance(SpaceId space, int32_t stage) const;
    /// The line from \a space to its source, with both; empty when there is none.
    std::vector<SpaceId> trace(SpaceId space) const;
    /// Every supplied space.
    BitMask mask() const;

private:
    std::vector<LineSearch::Root> roots(int32_t stage, std::span<const Stage> stages,
                                        std::span<const Source> sources) const;

    const Graph *m_graph;
    std::vector<LineSearch>
        m_searches; // by stage; more than m_stageCount are kept for the next run
    int32_t m_stageCount = 0;
};

} // namespace engine
