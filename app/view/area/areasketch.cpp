// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areasketch.h"

#include <algorithm>

namespace view {

const AreaSketch::Area *AreaSketch::area(const QString &id) const
{
    const auto found =
        std::find_if(areas.begin(), areas.end(), [&](const Area &area) { return area.id == id; });
    return found == areas.end() ? nullptr : &*found;
}

std::vector<QPolygonF> AreaSketch::outlines() const
{
    std::vector<QPolygonF> found;
    for (const Area &area : areas)
        found.push_back(QPolygonF(QList<QPointF>(area.polygon.begin(), area.polygon.end())));
    return found;
}

} // namespace view
