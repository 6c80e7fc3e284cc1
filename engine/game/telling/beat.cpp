// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/telling/beat.h"

#include <algorithm>

namespace engine {

// Who leaves the map may go to a box and come back: only a loss that is told, or a fight, says that
// it is gone.
bool Beat::isLoss(const Way &way) const
{
    if (!way.from || way.to || (kind != Kind::Eliminate && kind != Kind::Loss))
        return false;
    return isFight || std::any_of(lines.begin(), lines.end(), [](const change::Log &line) {
               return line.kind == change::Log::Kind::Loss;
           });
}

} // namespace engine
