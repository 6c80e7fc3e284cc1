// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/graph.h"

#include <QCoreApplication>

#include <algorithm>

namespace engine {

namespace {

struct HalfLink
{
    int32_t from;
    int32_t to;
    int32_t link;
    uint8_t direction;
};

uint8_t opposite(uint8_t direction)
{
    return direction < 6 ? uint8_t((direction + 3) % 6) : direction;
}

std::vector<HalfLink> halves(std::span<const Graph::Link> links)
{
    std::vector<HalfLink> result;
    result.reserve(links.size() * 2);
    for (std::size_t i = 0; i < links.size(); ++i) {
        const Graph::Link &link = links[i];
        result.push_back({link.a.value, link.b.value, int32_t(i), link.direction});
        result.push_back({link.b.value, link.a.value, int32_t(i), opposite(link.direction)});
    }
    std::ranges::stable_sort(result, [](const HalfLink &a, const HalfLink &b) {
        return a.from != b.from ? a.from < b.from : a.to < b.to;
    });
    return result;
}

} // namespace

Result<Graph> Graph::fromLinks(int32_t spaces, std::span<const Link> links)
{
    for (const Link &link : links) {
        const bool known = link.a.value >= 0 && link.a.value < spaces && link.b.value >= 0
            && link.b.value < spaces;
        if (!known || link.a == link.b) {
            return Error{
                Error::Code::BadFormat,
                QCoreApplication::translate("Graph", "Space %1 can't be a neighbour of space %2.")
                    .arg(link.a.value)
                    .arg(link.b.value)};
        }
    }

    Graph graph;
    graph.firstArc.assign(std::size_t(std::max(spaces, 0)) + 1, 0);
    graph.arcs.reserve(links.size() * 2);
    graph.reverse.assign(links.size() * 2, -1);
    std::vector<int32_t> arcOfLink(links.size(), -1);
    for (const HalfLink &half : halves(links)) {
        const auto arc = int32_t(graph.arcs.size());
        graph.arcs.push_back({half.to, links[std::size_t(half.link)].edge.value, half.direction});
        graph.targets.push_back(half.to);
        ++graph.firstArc[std::size_t(half.from) + 1];
        int32_t &other = arcOfLink[std::size_t(half.link)];
        if (other >= 0) {
            graph.reverse[std::size_t(arc)] = other;
            graph.reverse[std::size_t(other)] = arc;
        }
        other = arc;
    }
    for (std::size_t i = 1; i < graph.firstArc.size(); ++i)
        graph.firstArc[i] += graph.firstArc[i - 1];
    return graph;
}

int32_t Graph::arcBetween(SpaceId from, SpaceId to) const
{
    if (!contains(from))
        return -1;
    for (int32_t arc = firstArc[std::size_t(from.value)];
         arc < firstArc[std::size_t(from.value) + 1]; ++arc) {
        if (arcs[std::size_t(arc)].to == to.value)
            return arc;
    }
    return -1;
}

} // namespace engine
