// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

namespace view {

/// Enters what is known into the plan's mask, for names and glyphs that make way for it.
class MaskPlanner
{
public:
    explicit MaskPlanner(MapPlan &plan)
        : m_plan(plan)
        , m_mask(plan.mask)
    {
    }

    /// Ground, lines, settlements, signs and numbers.
    void run();

    static QRectF numberBox(const MapText &number);

private:
    void enterGround();
    void enterBlob(const std::vector<Polyline> &loops, MapMask::Bit bit);
    void enterLines();
    void enterPlaces();

    MapPlan &m_plan;
    MapMask &m_mask;
};

} // namespace view
