// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <span>
#include <vector>

namespace scripting {

/// Puts spaces into the order of the map. The ends of a reach are many and lie close together, so
/// that a mark for each and one pass over the marks take less than sorting.
class SpaceOrder
{
public:
    /// Each space is there once; good until the next call.
    std::span<const engine::SpaceId> sorted(std::span<const engine::SpaceId> spaces)
    {
        m_sorted.clear();
        size_t first = std::numeric_limits<size_t>::max();
        size_t last = 0;
        for (const engine::SpaceId space : spaces) {
            const size_t word = size_t(space.value) / 64;
            if (word >= m_marks.size())
                m_marks.resize(word + 1);
            m_marks[word] |= uint64_t(1) << (size_t(space.value) % 64);
            first = std::min(first, word);
            last = std::max(last, word);
        }
        for (size_t word = first; word <= last; ++word)
            for (uint64_t &marks = m_marks[word]; marks; marks &= marks - 1)
                m_sorted.emplace_back(int32_t(word * 64) + std::countr_zero(marks));
        return m_sorted;
    }

private:
    std::vector<engine::SpaceId> m_sorted;
    std::vector<uint64_t> m_marks; // all clear between two calls
};

} // namespace scripting
