// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

namespace view {

/// Lays borders, fronts, defensive lines and fortress walls.
class LinePlanner
{
public:
    explicit LinePlanner(MapPlan &plan)
        : m_plan(plan)
        , m_sheet(plan.sheet)
    {
    }

    void run();

private:
    std::vector<LineCourse> lines(MapLook::Edge look, int softness, double warp) const;
    void addFortresses();
    int fortressHex(const SheetEdge &edge) const;

    MapPlan &m_plan;
    const MapSheet &m_sheet;
};

} // namespace view
