// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/counterlook.h"

namespace view {

CounterLevel counterLevel(double pixels)
{
    if (pixels >= 40)
        return CounterLevel::Full;
    if (pixels >= 24)
        return CounterLevel::Plain;
    return pixels >= 12 ? CounterLevel::Mini : CounterLevel::Bare;
}

CounterLook CounterLook::visible() const
{
    CounterLook look = *this;
    if (!showsBack())
        return look;
    // The marks of a back that is nobody's lie on it for all to see.
    if (look.piece)
        look.marks = 0;
    look.piece = {};
    look.steps = -1;
    look.heading = -1;
    look.stand = Stand::Up;
    look.isHidden = false;
    return look;
}

size_t qHash(const CounterLook &look, size_t seed)
{
    const uint flags = uint(look.isHidden) | uint(look.isDimmed) << 2 | uint(look.isGhost) << 3
        | uint(look.isLifted) << 4 | uint(look.onDark) << 5 | uint(look.glow) << 8
        | uint(look.stand) << 12;
    return qHashMulti(seed, look.piece.value, look.side.value, look.back.value, look.steps,
                      look.heading, look.marks, look.badge, flags);
}

} // namespace view
