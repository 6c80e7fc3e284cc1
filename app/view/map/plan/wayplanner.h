// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

#include <map>
#include <optional>
#include <set>

namespace view {

/// Lays roads and railways through their hexes.
class WayPlanner
{
public:
    explicit WayPlanner(MapPlan &plan)
        : m_plan(plan)
        , m_sheet(plan.sheet)
    {
    }

    void run();

    /// Where a way goes through a hex.
    static QPointF node(const SheetHex &hex);

private:
    using Pair = std::pair<int, int>;
    /// A way as points to be joined by curves; \a drawn tells which joints are new.
    struct Course
    {
        Polyline points;
        std::vector<bool> drawn;
    };

    static Pair pairOf(int a, int b) { return {std::min(a, b), std::max(a, b)}; }
    void countEnds();
    void straighten();
    QPointF nodeOf(int hex) const;
    void addWay(const SheetWay &way);
    Course roadCourse(const SheetWay &way);
    Course railCourse(const SheetWay &way);
    double railSide(const SheetWay &way) const;
    QPointF railNode(const SheetWay &way, size_t index, double side) const;
    QPointF railMiddle(int a, int b, double side) const;
    bool sharesRoad(int a, int b) const { return m_roads.contains(pairOf(a, b)); }
    void runOffMap(const SheetWay &way, Course &course) const;
    std::optional<QPointF> offMapPoint(const SheetWay &way, int hex, QPointF node,
                                       QPointF inner) const;
    void emitRuns(MapLook::Way look, const Course &course);

    MapPlan &m_plan;
    const MapSheet &m_sheet;
    std::set<Pair> m_roads;
    std::map<Pair, bool> m_rails; ///< True: laid from the smaller to the greater index.
    std::map<int, QPointF> m_straight; ///< By hex, where the way runs straight on.
    std::map<std::pair<bool, int>, std::set<int>> m_links; ///< Neighbours by (rail?, hex).
};

} // namespace view
