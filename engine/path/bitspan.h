// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace engine {

/// A set of spaces or arcs as a BitMask holds it, but in memory of somebody else.
class BitSpan
{
public:
    BitSpan() = default;
    BitSpan(std::span<const uint64_t> words, int32_t size)
        : m_words(words)
        , m_size(size)
    {
    }

    int32_t size() const { return m_size; }
    std::span<const uint64_t> words() const { return m_words; }
    bool test(int32_t index) const
    {
        return uint32_t(index) < uint32_t(m_size)
            && (m_words[std::size_t(index) / 64] >> (index % 64)) & 1;
    }

    int32_t count() const
    {
        int32_t total = 0;
        for (const uint64_t word : m_words)
            total += std::popcount(word);
        return total;
    }

    /// Calls \a visit with every member, in ascending order.
    template<typename Visit> void forEach(Visit visit) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            for (uint64_t word = m_words[i]; word; word &= word - 1)
                visit(int32_t(i * 64) + std::countr_zero(word));
        }
    }

private:
    std::span<const uint64_t> m_words;
    int32_t m_size = 0;
};

} // namespace engine
