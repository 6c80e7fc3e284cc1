// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

#include <map>
#include <optional>

namespace view {

/// Lays rivers and streams that flow through hexes, winding from side to side.
class WaterPlanner
{
public:
    explicit WaterPlanner(MapPlan &plan)
        : m_plan(plan)
        , m_sheet(plan.sheet)
    {
    }

    void run();

private:
    void addCourse(const SheetWay &way);
    QPointF node(const SheetWay &way, size_t index);
    QPointF crossing(int a, int b) const;
    /// Where the end at hex \a last, reached from \a inner, goes on to: a lake or off the map.
    std::optional<QPointF> beyond(int last, QPointF end, QPointF inner) const;
    std::optional<QPointF> lakeNear(QPointF end) const;

    MapPlan &m_plan;
    const MapSheet &m_sheet;
    std::map<int, QPointF> m_nodes; ///< By hex: waters that meet do so in one point.
};

} // namespace view
