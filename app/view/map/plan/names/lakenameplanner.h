// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

namespace view {

/// Writes the names of lakes that lie on hexsides: on them, or beside them where that is free.
class LakeNamePlanner
{
public:
    explicit LakeNamePlanner(MapPlan &plan)
        : m_plan(plan)
    {
    }

    void run();

private:
    void write(const QString &name, const std::vector<QPointF> &middles);
    double cost(const QRectF &box) const;

    MapPlan &m_plan;
};

} // namespace view
