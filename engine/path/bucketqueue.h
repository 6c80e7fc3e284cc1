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
    /// Makes the empty queue ready for values that are at most \a span above the key in turn.
    void prepare(int32_t span)
    {
        const std::size_t width = std::bit_ceil(std::size_t(span < 0 ? 0 : span) + 1);
        if (m_buckets.size() < width)
            m_buckets.resize(width);
        m_mask = uint32_t(m_buckets.size() - 1);
    }

    bool empty() const { return m_left == 0; }
    void push(int32_t key, int32_t value)
    {
        m_buckets[uint32_t(key) & m_mask].push_back(value);
        ++m_left;
    }
    /// Calls \a visit with every value of \a key, also those that it pushes meanwhile.
    template<typename Visit> void drain(int32_t key, Visit visit)
    {
        std::vector<int32_t> &bucket = m_buckets[uint32_t(key) & m_mask];
        for (std::size_t i = 0; i < bucket.size(); ++i)
            visit(bucket[i]);
        m_left -= bucket.size();
        bucket.clear();
    }

private:
    std::vector<std::vector<int32_t>> m_buckets;
    uint32_t m_mask = 0;
    std::size_t m_left = 0;
};

} // namespace engine
