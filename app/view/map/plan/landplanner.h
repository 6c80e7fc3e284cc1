// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

class QPainterPath;

namespace view {

/// Finds the shapes of the ground: land, woods, swamps, heights and lakes.
class LandPlanner
{
public:
    explicit LandPlanner(MapPlan &plan)
        : m_plan(plan)
        , m_sheet(plan.sheet)
    {
    }

    void run();

private:
    void planLand();
    void planLakes();
    void planOutside();
    void addLake(Polyline lake);
    std::vector<Polyline> blobOf(MapLook::Ground ground) const;
    QPainterPath spits() const;
    std::vector<QPointF> spitLinks(int hex) const;
    QPainterPath bands(MapLook::Edge look, double width) const;

    MapPlan &m_plan;
    const MapSheet &m_sheet;
};

} // namespace view
