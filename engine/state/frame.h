// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/value.h"

namespace engine {

/// A decision that is being made, with what its rule noted for it.
struct Frame
{
    NameId decision;
    SideId side;
    std::vector<std::pair<NameId, Data>> locals; ///< Sorted by name number.

    bool operator==(const Frame &) const = default;
};

} // namespace engine
