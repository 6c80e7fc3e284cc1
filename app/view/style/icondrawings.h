// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace view {

/// One of the program's line drawings.
struct IconDrawing
{
    const char *name;
    /// SVG: lines in a box of 24 units; round ends and the width come from around them. "%1" is
    /// the colour, where something is filled.
    const char *lines;
};

std::span<const IconDrawing> iconDrawings();

} // namespace view
