// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

namespace view {

/// Sets the wide, curved names of regions and waters, letter by letter.
class LabelPlanner
{
public:
    explicit LabelPlanner(MapPlan &plan)
        : m_plan(plan)
    {
    }

    void run();

private:
    void addBoardLabels();
    void addNamedWaters();

    MapPlan &m_plan;
};

} // namespace view
