// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace engine {

/// A seeded generator whose whole state is two numbers, so that it can live inside a game's state.
class Random
{
public:
    explicit Random(uint64_t seed = 0);

    uint64_t next();

    /// Uniform in 0 … bound-1, without the bias of a plain remainder; bound must not be 0.
    uint32_t below(uint32_t bound);

    bool operator==(const Random &) const = default;

    uint64_t a = 0;
    uint64_t b = 0;
};

} // namespace engine
