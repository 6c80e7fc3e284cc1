// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areasketch.h"

namespace view {

/// Where roads and railways of an area map run: from label to label, over the borders between.
class AreaWays
{
public:
    struct Stop
    {
        QPointF label;
        QPolygonF outline;
    };

    /// A soft line through all of them.
    static Polyline course(const std::vector<Stop> &stops);
    /// Where it goes from one area to the next.
    static QPointF gate(const Stop &from, const Stop &to);
};

} // namespace view
