// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/linesearch.h"

#include <vector>

namespace engine {

/// Which spaces each headquarters of a side commands.
class CommandRange
{
public:
    struct Headquarters
    {
        SpaceId space;
        int32_t range = 0; ///< Steps, or cost when the rules have a profile.
    };

    explicit CommandRange(const Graph &graph);

    /// The limit of \a rules doesn't count: every headquarters has its own range.
    void run(std::span<const Headquarters> headquarters, const LineRules &rules);

    /// \a headquarters is an index into the list of the last run.
    bool commands(int32_t headquarters, SpaceId space) const;
    int32_t distance(int32_t headquarters, SpaceId space) const;
    /// The spaces that it commands, nearest first and then by id.
    std::vector<SpaceId> spaces(int32_t headquarters) const;
    /// All headquarters that command \a space, in the order of the list.
    std::vector<int32_t> commanders(SpaceId space) const;
    /// The spaces that any headquarters commands.
    const BitMask &mask() const { return m_mask; }

private:
    struct Entry
    {
        int32_t space;
        int32_t distance;
    };

    std::span<const Entry> entries(int32_t headquarters) const;

    LineSearch m_search;
    std::vector<Entry> m_entries; // by headquarters, then by space
    std::vector<int32_t> m_first; // headquarters + 1
    BitMask m_mask;
};

} // namespace engine
