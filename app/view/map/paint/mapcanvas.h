// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"
#include "app/view/map/sheet/mappalette.h"
#include "app/view/map/sheet/svgwriter.h"

namespace view {

/// What every layer's painter works with.
struct MapCanvas
{
    const MapPlan &plan;
    const MapPalette &palette;
    SvgWriter &svg;

    QByteArray color(const char *token) const { return palette.color(token); }
    /// The print colour of a side by its id.
    QByteArray print(const QString &side) const
    {
        for (const MapSource::Side &known : plan.sheet.source().sides) {
            if (known.id == side)
                return palette.print(side, known.color);
        }
        return palette.print(side, {});
    }
};

} // namespace view
