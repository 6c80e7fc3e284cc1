// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace engine {

/// A priority queue of small integers with integer keys (Dial): one list per key, in a ring that is
/// wider than the greatest step, so that two keys in the queue never share a list.
class BucketQueue
{
public:
    /// Empties the queue and makes it ready for at most \a pushes values, of which none is more
    /// than \a span above the key in turn.
    void prepare(int32_t span, std::size_t pushes)
    {
        const std::size_t width = std::bit_ceil(std::size_t(span < 0 ? 0 : span) + 1);
        if (m_left > 0)
            m_heads.assign(m_heads.size(), -1);
        if (m_heads.size() < width)
            m_heads.resize(width, -1);
        m_mask = uint32_t(m_heads.size() - 1);
        if (m_entries.size() < pushes)
            m_entries.resize(pushes);
        m_used = 0;
        m_left = 0;
    }

    void push(int32_t key, int32_t value)
    {
        int32_t &head = m_heads[uint32_t(key) & m_mask];
        m_entries[std::size_t(m_used)] = {value, head};
        head = m_used++;
        ++m_left;
    }

    bool empty() const { return m_left == 0; }
    /// Takes a value with this very \a key, or gives -1.
    int32_t take(int32_t key)
    {
        int32_t &head = m_heads[uint32_t(key) & m_mask];
        if (head < 0)
            return -1;
        const Entry entry = m_entries[std::size_t(head)];
        head = entry.next;
        --m_left;
        return entry.value;
    }

private:
    struct Entry
    {
        int32_t value;
        int32_t next;
    };

    std::vector<int32_t> m_heads;
    std::vector<Entry> m_entries;
    uint32_t m_mask = 0;
    int32_t m_used = 0;
    int32_t m_left = 0;
};

} // namespace engine
