// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace view {

/// A symbol of the 32 × 21 box as path data; a null pointer: not there.
struct BoxSymbolData
{
    const char *id;
    const char *stroke = nullptr;
    const char *fill = nullptr;
    const char *text = nullptr;
    double textSize = 0;
    double baseline = 0;
};

/// A filled shape around 0, 0.
struct SilhouetteData
{
    const char *id;
    const char *fill;
    const char *stroke = nullptr;
    bool isMirrored = false; ///< The data is the right half only.
};

std::span<const BoxSymbolData> boxSymbolData();
std::span<const SilhouetteData> silhouetteData();

} // namespace view
