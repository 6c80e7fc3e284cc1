// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

namespace view {

/// Finds the shapes of lakes that lie on hexsides: wide where they fill a side, tapering where they
/// only reach into it, and grown together where they are near each other.
class LakePlanner
{
public:
    explicit LakePlanner(MapPlan &plan)
        : m_plan(plan)
        , m_sheet(plan.sheet)
    {
    }

    void run();

private:
    /// One hexside of water with half its width at both ends and in the middle.
    struct Side
    {
        QPointF from;
        QPointF to;
        double atFrom = 0;
        double middle = 0;
        double atTo = 0;
    };

    std::vector<Side> sides() const;
    static std::vector<std::vector<Side>> clusters(std::vector<Side> sides);
    static double shoreDistance(const std::vector<Side> &sides, QPointF point);

    MapPlan &m_plan;
    const MapSheet &m_sheet;
};

} // namespace view
