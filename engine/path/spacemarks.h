// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"
#include "engine/path/bitmask.h"

#include <cstdint>
#include <vector>

namespace engine {

/// What stands in the way of a mover, one byte per space: compiled once for a side and phase from
/// masks, then read by every search of that phase.
class SpaceMarks
{
public:
    enum Mark : uint8_t {
        Enemy = 1, ///< Held by the enemy: not entered.
        Closed =
            2, ///< Not entered for another reason, such as strategic movement next to an enemy.
        NoPass = 4, ///< Entered, but not left again in the same move.
        NoEnd = 8, ///< Passed, but no place to end; with NoPass not entered at all (stacking).
        Zone = 16, ///< In an enemy zone: the enter and leave costs are due.
        ZoneStop = 32, ///< Whoever enters must stop.
        ZoneBan = 64, ///< Not entered straight from a space with Zone.
    };

    SpaceMarks() = default;
    explicit SpaceMarks(int32_t spaces)
        : m_marks(std::size_t(spaces < 0 ? 0 : spaces))
    {
    }

    int32_t size() const { return int32_t(m_marks.size()); }
    /// As if made anew for so many spaces.
    void clear(int32_t spaces) { m_marks.assign(std::size_t(spaces < 0 ? 0 : spaces), 0); }
    /// Adds the bits \a marks to every space of \a mask.
    void add(uint8_t marks, BitSpan mask)
    {
        mask.forEach([&](int32_t space) { add(marks, SpaceId(space)); });
    }
    void add(uint8_t marks, SpaceId space)
    {
        if (uint32_t(space.value) < m_marks.size())
            m_marks[std::size_t(space.value)] |= marks;
    }
    void remove(uint8_t marks, SpaceId space)
    {
        if (uint32_t(space.value) < m_marks.size())
            m_marks[std::size_t(space.value)] &= uint8_t(~marks);
    }
    uint8_t at(SpaceId space) const { return m_marks[std::size_t(space.value)]; }
    const uint8_t *data() const { return m_marks.data(); }

private:
    std::vector<uint8_t> m_marks;
};

} // namespace engine
