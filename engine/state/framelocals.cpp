// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/framelocals.h"

#include <algorithm>

namespace engine {

void addLocal(Frame &frame, NameId name, Data data)
{
    const auto at =
        std::upper_bound(frame.locals.begin(), frame.locals.end(), name,
                         [](NameId sought, const auto &local) { return sought < local.first; });
    frame.locals.emplace(at, name, std::move(data));
}

} // namespace engine
