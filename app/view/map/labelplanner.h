// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/mapplan.h"

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
    struct Setting
    {
        double size = 30;
        double spacing = 0.42; ///< In em.
        double rise = 10;
    };

    void addBoardLabels();
    void addNamedWaters();
    std::vector<MapText> onArc(MapText letter, const QString &text, QPointF centre, double angle,
                               const Setting &setting) const;

    MapPlan &m_plan;
};

} // namespace view
