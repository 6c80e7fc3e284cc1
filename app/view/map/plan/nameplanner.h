// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

namespace view {

/// Finds the best spot for each place name, great places first.
class NamePlanner
{
public:
    explicit NamePlanner(MapPlan &plan)
        : m_plan(plan)
        , m_mask(plan.mask)
    {
    }

    void run();

    /// The letters of an upright name: from the ascenders to the descenders.
    static QRectF box(const MapText &text, double width);

private:
    Place wholeCity(const City &city) const;
    MapText textOf(const Place &place) const;
    std::vector<QPointF> candidates(const Place &place, const MapText &text, double width) const;
    std::vector<QPointF> besideCity(const Place &place, const MapText &text, double width) const;
    double cost(const Place &place, const QRectF &box) const;
    int foreignSettlements(const Place &place, const QRectF &box) const;
    void place(const Place &place);

    MapPlan &m_plan;
    MapMask &m_mask;
    std::vector<QRectF> m_taken;
};

} // namespace view
