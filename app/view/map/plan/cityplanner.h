// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

namespace view {

/// Unites neighbouring hexes of one city: a common ground, and one name.
class CityPlanner
{
public:
    explicit CityPlanner(MapPlan &plan)
        : m_plan(plan)
        , m_sheet(plan.sheet)
    {
    }

    void run();

private:
    /// Of the city to which a hex belongs; empty: it is a place of its own.
    QString cityName(const Place &place) const;
    std::vector<int> partsAround(int first) const;
    bool belong(const Place &a, const Place &b) const;
    void addCity(const std::vector<int> &parts);
    std::vector<Polyline> groundOf(const std::vector<int> &parts) const;

    MapPlan &m_plan;
    const MapSheet &m_sheet;
};

} // namespace view
