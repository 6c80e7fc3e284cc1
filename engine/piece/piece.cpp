// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/piece/piece.h"

namespace engine {

Value Piece::value(NameId name, int steps) const
{
    const auto it = values.constFind(name);
    if (it == values.constEnd() || it->empty())
        return {};
    const int lost = std::clamp(maxSteps - steps, 0, int(it->size()) - 1);
    return (*it)[size_t(lost)];
}

} // namespace engine
