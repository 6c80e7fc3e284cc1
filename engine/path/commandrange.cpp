// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/commandrange.h"

#include <algorithm>

namespace engine {

CommandRange::CommandRange(const Graph &graph)
    : m_search(graph)
    , m_first(1, 0)
    , m_mask(graph.spaceCount())
{
}

void CommandRange::run(std::span<const Headquarters> headquarters, const LineRules &rules)
{
    m_entries.clear();
    m_first.assign(1, 0);
    m_mask.clear();
    LineRules own = rules;
    for (const Headquarters &hq : headquarters) {
        own.limit = hq.range;
        const LineSearch::Root root{hq.space};
        m_search.run({&root, 1}, own, LineSearch::Direction::FromRoots);
        const auto begin = std::ptrdiff_t(m_entries.size());
        for (const int32_t space : m_search.reached()) {
            m_entries.push_back({space, m_search.distance(SpaceId(space))});
            m_mask.set(space);
        }
        std::sort(m_entries.begin() + begin, m_entries.end(),
                  [](const Entry &a, const Entry &b) { return a.space < b.space; });
        m_first.push_back(int32_t(m_entries.size()));
    }
}

std::span<const CommandRange::Entry> CommandRange::entries(int32_t headquarters) const
{
    const auto at = std::size_t(headquarters);
    if (headquarters < 0 || at + 1 >= m_first.size())
        return {};
    return std::span(m_entries).subspan(std::size_t(m_first[at]),
                                        std::size_t(m_first[at + 1] - m_first[at]));
}

int32_t CommandRange::distance(int32_t headquarters, SpaceId space) const
{
    const auto list = entries(headquarters);
    const auto found = std::ranges::lower_bound(list, space.value, {}, &Entry::space);
    return found != list.end() && found->space == space.value ? found->distance
                                                              : LineSearch::Unreached;
}

bool CommandRange::commands(int32_t headquarters, SpaceId space) const
{
    return distance(headquarters, space) != LineSearch::Unreached;
}

std::vector<SpaceId> CommandRange::spaces(int32_t headquarters) const
{
    const auto list = entries(headquarters);
    std::vector<Entry> sorted(list.begin(), list.end());
    std::ranges::stable_sort(sorted, {}, &Entry::distance);
    std::vector<SpaceId> result;
    result.reserve(sorted.size());
    for (const Entry &entry : sorted)
        result.push_back(SpaceId(entry.space));
    return result;
}

std::vector<int32_t> CommandRange::commanders(SpaceId space) const
{
    std::vector<int32_t> result;
    for (int32_t hq = 0; hq + 1 < int32_t(m_first.size()); ++hq) {
        if (commands(hq, space))
            result.push_back(hq);
    }
    return result;
}

} // namespace engine
