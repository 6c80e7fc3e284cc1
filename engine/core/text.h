// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/value.h"

namespace engine {

/// A sentence of a module in its source language with what fills its gaps; translated when shown.
///
/// Gaps are written {1} … {9}; {1|hex|hexes} chooses a word by the number in gap 1.
struct Text
{
    NameId source;
    ValueList arguments;

    bool isEmpty() const { return !source; }
    bool operator==(const Text &) const = default;
};

} // namespace engine
