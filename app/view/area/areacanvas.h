// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areasketch.h"
#include "app/view/map/sheet/mappalette.h"
#include "app/view/map/sheet/svgwriter.h"

#include <functional>

namespace view {

/// What the painters of an area map share: the sketch, and one layer to paint on.
struct AreaCanvas
{
    const AreaSketch &sketch;
    const MapPalette &palette;
    SvgWriter &svg;
    std::vector<MapText> &texts; ///< Above everything in `svg`.
    std::function<QByteArray(const QString &)> print; ///< The colour of a side.

    QByteArray color(const char *token) const { return palette.color(token); }
    bool isDark() const { return palette.theme() == MapTheme::Dark; }
};

} // namespace view
