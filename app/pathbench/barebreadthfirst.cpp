// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pathbench/barebreadthfirst.h"

namespace app {

using namespace engine;

BareBreadthFirst::BareBreadthFirst(const Graph &graph)
    : m_first(graph.firstArc)
    , m_distance(std::size_t(graph.spaceCount()), -1)
    , m_queue(std::size_t(graph.spaceCount()))
{
    for (const Graph::Arc &arc : graph.arcs)
        m_to.push_back(arc.to);
}

int BareBreadthFirst::run(int32_t start)
{
    m_distance.assign(m_distance.size(), -1);
    m_distance[std::size_t(start)] = 0;
    m_queue[0] = start;
    std::size_t tail = 1;
    for (std::size_t head = 0; head < tail; ++head) {
        const int32_t space = m_queue[head];
        const int32_t distance = m_distance[std::size_t(space)] + 1;
        const int32_t last = m_first[std::size_t(space) + 1];
        for (int32_t arc = m_first[std::size_t(space)]; arc < last; ++arc) {
            const int32_t to = m_to[std::size_t(arc)];
            if (m_distance[std::size_t(to)] < 0) {
                m_distance[std::size_t(to)] = distance;
                m_queue[tail++] = to;
            }
        }
    }
    return int(tail);
}

} // namespace app
