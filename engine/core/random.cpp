// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"

#include <QtGlobal>

#include <bit>

namespace engine {

namespace {

// The finaliser spreads neighbouring seeds over the whole range of states.
uint64_t spread(uint64_t &x)
{
    x += 0x9e3779b97f4a7c15ULL;
    uint64_t z = x;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

} // namespace

Random::Random(uint64_t seed)
{
    a = spread(seed);
    b = spread(seed);
    if (!a && !b)
        b = 1;
}

// xoroshiro128**: two words of state, passes the usual test batteries.
uint64_t Random::next()
{
    const uint64_t result = std::rotl(a * 5, 7) * 9;
    const uint64_t mixed = b ^ a;
    a = std::rotl(a, 24) ^ mixed ^ (mixed << 16);
    b = std::rotl(mixed, 37);
    return result;
}

uint32_t Random::below(uint32_t bound)
{
    Q_ASSERT(bound > 0);
    const uint64_t limit = UINT64_MAX - UINT64_MAX % bound;
    uint64_t number = next();
    while (number >= limit)
        number = next();
    return uint32_t(number % bound);
}

} // namespace engine
