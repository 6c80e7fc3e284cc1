// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/lint/maplint.h"

#include <map>
#include <numeric>
#include <set>

namespace engine {

namespace {

/// Spaces that hang together, as trees of parents.
class Parts
{
public:
    explicit Parts(size_t count)
        : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), 0);
    }
    size_t find(size_t of)
    {
        while (m_parents[of] != of) {
            m_parents[of] = m_parents[m_parents[of]];
            of = m_parents[of];
        }
        return of;
    }
    void join(size_t a, size_t b)
    {
        a = find(a);
        b = find(b);
        // The lowest number stands for a part, whatever the order of joining.
        m_parents[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<size_t> m_parents;
};

} // namespace

MapLint::MapLint(const Module &module)
    : m_map(module.map)
    , m_terrain(module.terrain)
    , m_passage(module)
{
}

Issues MapLint::run()
{
    checkNeighbours();
    checkReach();
    return m_issues;
}

void MapLint::warn(const Space &space, const QString &message)
{
    const Board &board = m_map.boards()[size_t(space.board)];
    m_issues.append({Issue::Severity::Warning, QStringLiteral("boards/%1.json").arg(board.id),
                     space.line, message});
}

void MapLint::checkNeighbours()
{
    for (int i = 0; i < m_map.spaceCount(); ++i) {
        const Space &space = m_map.spaces()[size_t(i)];
        if (isOnMap(space) && m_map.neighbours(SpaceId(i)).empty())
            warn(space, tr("“%1” has no neighbours.").arg(space.id));
    }
}

bool MapLint::isPassable(const Edge &edge) const
{
    for (int mobility = 0; mobility < m_terrain.classes.size(); ++mobility) {
        if (m_passage.isPassable(edge, mobility))
            return true;
    }
    return false;
}

std::vector<bool> MapLint::openSpaces() const
{
    std::vector<bool> open;
    for (const Space &space : m_map.spaces()) {
        bool entered = false;
        for (int mobility = 0; mobility < m_terrain.classes.size(); ++mobility)
            entered = entered || m_passage.canEnter(space, mobility);
        open.push_back(entered && isOnMap(space));
    }
    return open;
}

void MapLint::checkReach()
{
    if (m_terrain.classes.isEmpty())
        return;
    const std::vector<bool> open = openSpaces();
    const size_t count = open.size();
    Parts parts(count);
    for (const Edge &edge : m_map.edges()) {
        if (isPassable(edge))
            parts.join(size_t(edge.a.value), size_t(edge.b.value));
    }
    // Boards may be maps of their own: a part is cut off when a larger one lies on its board.
    std::map<std::pair<int, size_t>, int> sizes;
    std::map<int, int> largest;
    for (size_t i = 0; i < count; ++i) {
        if (!open[i])
            continue;
        const int board = m_map.spaces()[i].board;
        largest[board] = std::max(largest[board], ++sizes[{board, parts.find(i)}]);
    }
    std::set<size_t> joined;
    for (const auto &[part, size] : sizes) {
        if (size == largest[part.first])
            joined.insert(part.second);
    }
    for (size_t i = 0; i < count; ++i) {
        const size_t part = parts.find(i);
        // A part is told by its first space; a lone space was told before.
        if (!open[i] || joined.contains(part) || m_map.neighbours(SpaceId(int32_t(i))).empty())
            continue;
        joined.insert(part);
        warn(m_map.spaces()[i],
             tr("No unit can get from “%1” (%2 space(s) in all) to the rest of the map.")
                 .arg(m_map.spaces()[i].id)
                 .arg(sizes[{m_map.spaces()[i].board, part}]));
    }
}

} // namespace engine
