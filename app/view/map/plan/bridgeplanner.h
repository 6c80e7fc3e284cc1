// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/plan/mapplan.h"

#include <QHash>

namespace view {

/// Finds the places where ways cross rivers.
class BridgePlanner
{
public:
    explicit BridgePlanner(MapPlan &plan)
        : m_plan(plan)
    {
    }

    void run();

private:
    struct Segment
    {
        QPointF from;
        QPointF to;
        bool through; ///< Of water that flows through hexes.
    };

    void indexRivers();
    void cross(const WayCourse &way, QPointF from, QPointF to);
    void addBuilt();
    void addPossible();
    int hexAt(QPointF at) const;
    static void add(std::vector<Bridge> &bridges, const Bridge &bridge);
    static quint64 cell(int x, int y) { return (quint64(quint32(x)) << 32) | quint32(y); }

    MapPlan &m_plan;
    QHash<quint64, std::vector<Segment>> m_cells;
};

} // namespace view
