// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

namespace view {

/// Finds settlements, named places, the signs beside them and the hex numbers.
class PlacePlanner
{
public:
    explicit PlacePlanner(MapPlan &plan)
        : m_plan(plan)
        , m_sheet(plan.sheet)
    {
    }

    void run();

    static double radius(MapLook::Settlement size);
    /// Where the number of a hex stands: middle of its baseline.
    static QPointF numberPoint(const MapSheet &sheet, const SheetHex &hex);

private:
    void addPlace(int hex);
    void addSigns(int hex, bool valuesDiffer);
    void addFeatures(int hex);
    void addNumber(int hex);
    bool victoryValuesDiffer() const;

    MapPlan &m_plan;
    const MapSheet &m_sheet;
};

} // namespace view
