// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

namespace view {

/// Finds the best spot for each place name, great places first.
///
/// On a sheet as large as half a continent names that are right from near can't be read from afar.
/// There it plans them anew for each of a few distances, and leaves out what finds no room.
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
    /// How names are written between two scales, in pixels for a unit of the page.
    struct Distance
    {
        double from = 0;
        double below = 1e9;
        double typical = 1;
        /// On the screen: towns, cities, great cities; 0: none.
        double town = 0;
        double city = 0;
        double great = 0;
        double objective = 0; ///< Towns that count.
        bool isNear = true; ///< As printed.
    };

    static const std::vector<Distance> &distances(const MapSheet &sheet);
    void runAt(const Distance &distance);
    double sizeAt(const Place &place) const;
    bool isCrowded(const QRectF &box) const;
    void write(MapText text, double width);
    Place wholeCity(const City &city) const;
    MapText textOf(const Place &place) const;
    std::vector<QPointF> candidates(const Place &place, const MapText &text, double width) const;
    std::vector<QPointF> besideCity(const Place &place, const MapText &text, double width) const;
    double cost(const Place &place, const QRectF &box) const;
    int foreignSettlements(const Place &place, const QRectF &box) const;
    void place(const Place &place);

    MapPlan &m_plan;
    MapMask &m_mask;
    Distance m_distance;
    std::vector<QRectF> m_taken;
};

} // namespace view
