// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areasketch.h"

#include <map>
#include <set>

namespace view {

/// Softens borders so that both neighbours keep sharing them: between two junctions there is one
/// arc, whoever asks for it.
class AreaArcs
{
public:
    explicit AreaArcs(const AreaSketch &sketch);

    Polyline softLoop(const Polyline &loop) const;
    Polyline softLine(const Polyline &line) const;
    /// Softened borders between two areas, each once.
    const std::vector<Polyline> &borders() const { return m_borders; }
    /// Softened outlines of all land, towards the sea and lakes.
    const std::vector<Polyline> &coast() const { return m_coast; }

private:
    using Key = std::pair<qint64, qint64>;
    using Segment = std::pair<Key, Key>;

    static Key key(QPointF point);
    static Segment segment(QPointF a, QPointF b);
    void link(const Polyline &line, MapGeometry::Ends ends);
    void count(const Polyline &loop);
    void countEnclaves();
    QPointF outwards(QPointF point) const;
    Polyline softArc(Polyline arc) const;
    bool isJunction(QPointF point) const;
    void findBorders();
    void findCoast();

    const AreaSketch &m_sketch;
    std::map<Key, std::set<Key>> m_links;
    std::set<Key> m_ends;
    std::map<Segment, int> m_uses; ///< By how many areas.
    std::vector<Polyline> m_borders;
    std::vector<Polyline> m_coast;
};

} // namespace view
