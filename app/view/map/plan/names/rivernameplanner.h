// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

namespace view {

/// Writes the names of rivers along their courses.
class RiverNamePlanner
{
public:
    explicit RiverNamePlanner(MapPlan &plan)
        : m_plan(plan)
    {
    }

    void run();

private:
    struct Spot
    {
        QPointF centre; ///< Of the letters.
        double angle = 0;
        double cost = 1e18;
    };

    void nameCourse(const RiverCourse &river, int times);
    Spot bestSpot(const RiverCourse &river, size_t first, size_t last, double width,
                  double size) const;
    Spot spotAt(const RiverCourse &river, size_t from, size_t to, double width, double size,
                double side) const;
    void write(const RiverCourse &river, const Spot &spot, double width);

    MapPlan &m_plan;
};

} // namespace view
