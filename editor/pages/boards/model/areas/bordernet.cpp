// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/areas/bordernet.h"

#include "editor/pages/boards/model/areas/areashape.h"

#include <algorithm>
#include <cmath>
#include <queue>

namespace editor {

BorderNet::Key BorderNet::key(QPointF corner)
{
    return {std::llround(corner.x() / areashape::grain),
            std::llround(corner.y() / areashape::grain)};
}

BorderNet::BorderNet(const BoardAreas &areas)
{
    std::map<std::pair<Key, Key>, std::pair<QLineF, QStringList>> found;
    for (const BoardArea &area : areas.all()) {
        for (qsizetype i = 0; i < area.outline.size(); ++i) {
            const QLineF line = areashape::side(area.outline, i);
            auto &[place, beside] = found[std::minmax(key(line.p1()), key(line.p2()))];
            place = line;
            beside.append(area.id);
        }
    }
    for (auto &[ends, side] : found) {
        auto &[line, beside] = side;
        // The area around an enclave has no corners there.
        if (beside.size() == 1 && !areas.around(beside.first()).isEmpty())
            beside.append(areas.around(beside.first()));
        if (beside.size() != 2)
            continue;
        m_corners[ends.first].push_back(int(m_sides.size()));
        m_corners[ends.second].push_back(int(m_sides.size()));
        m_sides.push_back({line, {beside[0], beside[1]}});
    }
}

int BorderNet::nearest(QPointF point) const
{
    int best = -1;
    double least = 0;
    for (size_t i = 0; i < m_sides.size(); ++i) {
        const double far = areashape::distance(m_sides[i].line, point);
        if (best < 0 || far < least) {
            least = far;
            best = int(i);
        }
    }
    return best;
}

std::map<BorderNet::Key, BorderNet::Reach> BorderNet::searched(int from) const
{
    using Open = std::pair<double, std::pair<Key, int>>; // how far, the corner, the side to it
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    const QLineF &start = m_sides[size_t(from)].line;
    open.push({0, {key(start.p1()), from}});
    open.push({0, {key(start.p2()), from}});
    std::map<Key, Reach> reached;
    while (!open.empty()) {
        const auto [far, place] = open.top();
        const auto [corner, by] = place;
        open.pop();
        if (!reached.try_emplace(corner, Reach{by, far}).second)
            continue;
        for (const int next : m_corners.at(corner)) {
            const QLineF &line = m_sides[size_t(next)].line;
            const Key other = key(line.p1()) == corner ? key(line.p2()) : key(line.p1());
            if (!reached.contains(other))
                open.push({far + line.length(), {other, next}});
        }
    }
    return reached;
}

BorderNet::Way BorderNet::way(QPointF from, QPointF to) const
{
    const int first = nearest(from);
    const int last = nearest(to);
    if (first < 0)
        return {};
    std::vector<int> steps{last};
    if (first != last) {
        const std::map<Key, Reach> reached = searched(first);
        const QLineF &end = m_sides[size_t(last)].line;
        if (!reached.contains(key(end.p1())))
            return {};
        const bool isSecond = reached.at(key(end.p2())).far < reached.at(key(end.p1())).far;
        Key at = key(isSecond ? end.p2() : end.p1());
        for (int by = reached.at(at).by; by != first; by = reached.at(at).by) {
            steps.push_back(by);
            const QLineF &line = m_sides[size_t(by)].line;
            at = key(line.p1()) == at ? key(line.p2()) : key(line.p1());
        }
        steps.push_back(first);
    }
    Way way;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        const Side &side = m_sides[size_t(*step)];
        way.sides.push_back(side.line);
        if (std::find(way.pairs.begin(), way.pairs.end(), side.pair) == way.pairs.end())
            way.pairs.push_back(side.pair);
    }
    return way;
}

} // namespace editor
