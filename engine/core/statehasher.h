// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdint>

namespace engine {

/// Mixes numbers, in order, into 128 bits that are the same in every process and on every machine.
class StateHasher
{
public:
    void add(uint64_t number)
    {
        m_low = mix(m_low ^ number);
        m_high = mix(m_high + number * 0x9e3779b97f4a7c15ULL + 1);
    }

    /// 32 hexadecimal digits.
    QByteArray result() const;

    static uint64_t ofBytes(const QByteArray &bytes);

private:
    static uint64_t mix(uint64_t x)
    {
        x ^= x >> 32;
        x *= 0xd6e8feb86659fd93ULL;
        x ^= x >> 29;
        x *= 0xca9b0c7ebf1daf65ULL;
        return x ^ (x >> 32);
    }

    uint64_t m_low = 0x243f6a8885a308d3ULL;
    uint64_t m_high = 0x13198a2e03707344ULL;
};

} // namespace engine
