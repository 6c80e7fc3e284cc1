// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/hexsidechains.h"

#include <map>

namespace view {

namespace {

/// Walks over the hexsides of one line, each once.
class Walker
{
public:
    Walker(const MapSheet &sheet, const std::vector<SheetEdge> &edges)
        : m_sheet(sheet)
        , m_edges(edges)
        , m_used(edges.size(), false)
    {
        for (size_t i = 0; i < edges.size(); ++i) {
            m_at[edges[i].start].push_back(int(i));
            m_at[edges[i].end].push_back(int(i));
        }
    }

    std::vector<HexsideChain> walkAll()
    {
        std::vector<HexsideChain> chains;
        for (const auto &[corner, incident] : m_at) {
            if (incident.size() != 2)
                walkFrom(corner, chains);
        }
        for (const auto &[corner, incident] : m_at)
            walkFrom(corner, chains);
        return chains;
    }

private:
    void walkFrom(LatticePoint corner, std::vector<HexsideChain> &chains)
    {
        for (const int first : m_at.at(corner)) {
            if (m_used[size_t(first)])
                continue;
            HexsideChain chain;
            chain.corners.push_back(corner);
            LatticePoint here = corner;
            for (int edge = first; edge >= 0; edge = nextAt(here))
                here = step(chain, here, edge);
            chains.push_back(std::move(chain));
        }
    }

    LatticePoint step(HexsideChain &chain, LatticePoint here, int index)
    {
        const SheetEdge &edge = m_edges[size_t(index)];
        m_used[size_t(index)] = true;
        const LatticePoint next = edge.start == here ? edge.end : edge.start;
        const QPointF from = m_sheet.lattice().point(here);
        const QPointF along = m_sheet.lattice().point(next) - from;
        const QPointF inner = m_sheet.hex(edge.from >= 0 ? edge.from : edge.a).centre - from;
        chain.corners.push_back(next);
        chain.edges.push_back(index);
        chain.leftIsFrom.push_back(QPointF::dotProduct(MapGeometry::left(along), inner) > 0);
        return next;
    }

    int nextAt(LatticePoint corner) const
    {
        const std::vector<int> &incident = m_at.at(corner);
        if (incident.size() != 2)
            return -1;
        for (const int edge : incident) {
            if (!m_used[size_t(edge)])
                return edge;
        }
        return -1;
    }

    const MapSheet &m_sheet;
    const std::vector<SheetEdge> &m_edges;
    std::vector<bool> m_used;
    std::map<LatticePoint, std::vector<int>> m_at;
};

} // namespace

Polyline HexsideChain::line(const HexLattice &lattice) const
{
    Polyline points;
    for (const LatticePoint corner : corners)
        points.push_back(lattice.point(corner));
    return points;
}

std::vector<HexsideChain> HexsideChains::chain(const MapSheet &sheet,
                                               const std::vector<SheetEdge> &edges)
{
    return Walker(sheet, edges).walkAll();
}

std::vector<HexsideChain> HexsideChains::splitBySide(const std::vector<HexsideChain> &chains)
{
    std::vector<HexsideChain> parts;
    for (const HexsideChain &chain : chains) {
        for (size_t i = 0; i < chain.edges.size(); ++i) {
            if (i == 0 || chain.leftIsFrom[i] != chain.leftIsFrom[i - 1]) {
                parts.emplace_back();
                parts.back().corners.push_back(chain.corners[i]);
            }
            parts.back().corners.push_back(chain.corners[i + 1]);
            parts.back().edges.push_back(chain.edges[i]);
            parts.back().leftIsFrom.push_back(chain.leftIsFrom[i]);
        }
    }
    return parts;
}

} // namespace view
