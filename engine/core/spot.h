// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace engine {

/// A point on the page of a board, in its units.
struct Spot
{
    int32_t x = 0;
    int32_t y = 0;

    constexpr bool operator==(const Spot &) const = default;
};

} // namespace engine
