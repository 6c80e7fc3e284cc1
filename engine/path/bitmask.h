// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/bitspan.h"

#include <vector>

namespace engine {

/// A set of spaces or arcs, one bit each; what lies outside its size is not in it.
class BitMask
{
public:
    BitMask() = default;
    explicit BitMask(int32_t size)
        : m_words((std::size_t(size < 0 ? 0 : size) + 63) / 64)
        , m_size(size < 0 ? 0 : size)
    {
    }

    explicit BitMask(BitSpan other)
        : m_words(other.words().begin(), other.words().end())
        , m_size(other.size())
    {
    }

    operator BitSpan() const { return {m_words, m_size}; }

    int32_t size() const { return m_size; }
    bool test(int32_t index) const
    {
        return uint32_t(index) < uint32_t(m_size)
            && (m_words[std::size_t(index) / 64] >> (index % 64)) & 1;
    }
    void set(int32_t index)
    {
        if (uint32_t(index) < uint32_t(m_size))
            m_words[std::size_t(index) / 64] |= uint64_t(1) << (index % 64);
    }
    void reset(int32_t index)
    {
        if (uint32_t(index) < uint32_t(m_size))
            m_words[std::size_t(index) / 64] &= ~(uint64_t(1) << (index % 64));
    }
    void clear() { m_words.assign(m_words.size(), 0); }

    int32_t count() const { return BitSpan(*this).count(); }

    BitMask &operator|=(BitSpan other)
    {
        const auto words = other.words();
        for (std::size_t i = 0; i < m_words.size() && i < words.size(); ++i)
            m_words[i] |= words[i];
        trim();
        return *this;
    }
    BitMask &operator&=(BitSpan other)
    {
        const auto words = other.words();
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= i < words.size() ? words[i] : 0;
        return *this;
    }
    /// Takes out everything that is in \a other.
    BitMask &operator-=(BitSpan other)
    {
        const auto words = other.words();
        for (std::size_t i = 0; i < m_words.size() && i < words.size(); ++i)
            m_words[i] &= ~words[i];
        return *this;
    }
    friend BitMask operator|(BitMask a, const BitMask &b) { return a |= b; }
    friend BitMask operator&(BitMask a, const BitMask &b) { return a &= b; }
    friend BitMask operator-(BitMask a, const BitMask &b) { return a -= b; }
    bool operator==(const BitMask &) const = default;

    /// Calls \a visit with every member, in ascending order.
    template<typename Visit> void forEach(Visit visit) const { BitSpan(*this).forEach(visit); }

private:
    void trim()
    {
        if (m_size % 64)
            m_words.back() &= (uint64_t(1) << (m_size % 64)) - 1;
    }

    std::vector<uint64_t> m_words;
    int32_t m_size = 0;
};

} // namespace engine
