// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

namespace view {

/// Lays rivers along their hexsides and joins them with each other, the sea and the frame.
class RiverPlanner
{
public:
    explicit RiverPlanner(MapPlan &plan)
        : m_plan(plan)
    {
    }

    void run();

private:
    enum class Meeting { None, River, Water, Frame };

    void addCourses();
    void joinEnds(size_t course);
    Meeting join(size_t course, Polyline &points, QPointF end);
    bool joinRiver(size_t course, Polyline &points, QPointF end) const;
    bool joinWater(Polyline &points, QPointF end) const;
    bool joinFrame(Polyline &points, QPointF end) const;

    MapPlan &m_plan;
    std::vector<RiverCourse> m_unjoined;
};

} // namespace view
