// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapsource.h"

#include <QPointF>

namespace view {

/// Where a bridge over water that flows through a hex stands, or would stand.
struct MapCrossing
{
    engine::SpaceId space;
    QPointF at; ///< In units of the page.
    double angle = 0; ///< Of the way over it, in degrees.
};

/// Those of a hex board; of none for every other board.
std::vector<MapCrossing> mapCrossings(const MapSource &source);

} // namespace view
