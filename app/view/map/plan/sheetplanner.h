// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

namespace view {

/// Finds room for the cartouche and the compass where they hide least.
class SheetPlanner
{
public:
    explicit SheetPlanner(MapPlan &plan)
        : m_plan(plan)
    {
    }

    void run();

private:
    QRectF placed(const engine::Json &wish, QSizeF size, const std::vector<QPointF> &spots) const;
    double hidden(QRectF rect) const;
    std::vector<QPointF> corners(QSizeF size) const;

    MapPlan &m_plan;
};

} // namespace view
