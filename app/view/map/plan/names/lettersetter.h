// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/maptext.h"

#include <vector>

namespace view {

/// Sets a text letter by letter: spaced, along an arc, turned.
class LetterSetter
{
public:
    struct Setting
    {
        double size = 30;
        double spacing = 0.42; ///< In em.
        double rise = 10; ///< Of the arc's middle over its ends.
    };

    /// \a letter gives style and colour; \a centre is the middle of the ends' baseline.
    static std::vector<MapText> onArc(MapText letter, const QString &text, QPointF centre,
                                      double angle, const Setting &setting);
};

} // namespace view
