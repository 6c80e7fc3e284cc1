// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areachains.h"

#include "app/view/area/areanest.h"

#include <algorithm>
#include <cmath>

namespace view {

namespace {

constexpr double longestGap = 30;

} // namespace

AreaChains::Key AreaChains::key(QPointF point)
{
    return {std::llround(point.x() * 10), std::llround(point.y() * 10)};
}

double AreaChains::length(Key a, Key b)
{
    return std::hypot(double(a.first - b.first), double(a.second - b.second)) / 10;
}

void AreaChains::join(Links &links, Key a, Key b)
{
    links[a].insert(b);
    links[b].insert(a);
}

AreaChains::Side AreaChains::side(const QList<QPointF> &outline, qsizetype index)
{
    return std::minmax(key(outline[index]), key(outline[(index + 1) % outline.size()]));
}

void AreaChains::addGround(const QList<QPointF> &outline)
{
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const auto [a, b] = side(outline, i);
        if (a == b)
            continue;
        join(m_ground, a, b);
        ++m_uses[{a, b}];
    }
}

void AreaChains::addBorder(const QString &name, const QList<QPointF> &a, const QList<QPointF> &b)
{
    std::set<Side> sides;
    for (qsizetype i = 0; i < a.size(); ++i)
        sides.insert(side(a, i));
    Links &links = m_links[name];
    bool hasCommon = false;
    for (qsizetype i = 0; i < b.size(); ++i) {
        const Side each = side(b, i);
        if (each.first == each.second || !sides.contains(each))
            continue;
        join(links, each.first, each.second);
        hasCommon = true;
    }
    if (hasCommon)
        return;
    const AreaNest nest({QPolygonF(a), QPolygonF(b)});
    if (nest.around(0) == 1)
        addRim(links, a);
    else if (nest.around(1) == 0)
        addRim(links, b);
}

// The area around has no corners there; what other enclaves share lies between those.
void AreaChains::addRim(Links &links, const QList<QPointF> &inner) const
{
    for (qsizetype i = 0; i < inner.size(); ++i) {
        const Side each = side(inner, i);
        const auto uses = m_uses.find(each);
        if (uses != m_uses.end() && uses->second == 1)
            join(links, each.first, each.second);
    }
}

std::vector<AreaSketch::Shape> AreaChains::take()
{
    std::vector<AreaSketch::Shape> shapes;
    for (auto &[name, links] : m_links) {
        bridge(links);
        while (!links.empty()) {
            // An end or a fork first, so that no course is cut in the middle.
            const auto start = std::find_if(links.begin(), links.end(), [](const auto &link) {
                return link.second.size() != 2;
            });
            const Key from = (start == links.end() ? links.begin() : start)->first;
            shapes.push_back({name, {}, follow(links, from)});
        }
    }
    m_links.clear();
    return shapes;
}

// Areas that touch too shortly to be neighbours have no edge, but the river flows there too.
void AreaChains::bridge(Links &links) const
{
    std::vector<Key> ends;
    for (const auto &[point, others] : links) {
        if (others.size() == 1)
            ends.push_back(point);
    }
    for (const Key &end : ends) {
        const std::vector<Key> way =
            links[end].size() == 1 ? wayOn(links, end) : std::vector<Key>();
        for (size_t i = 0; i + 1 < way.size(); ++i)
            join(links, way[i], way[i + 1]);
    }
}

/// The shortest way along borders from an end to another point of the course, if it is short.
std::vector<AreaChains::Key> AreaChains::wayOn(const Links &links, Key from) const
{
    std::map<Key, Key> before;
    std::set<std::pair<double, Key>> open = {{0, from}};
    std::map<Key, double> cost = {{from, 0}};
    while (!open.empty()) {
        const auto [reached, here] = *open.begin();
        open.erase(open.begin());
        if (here != from && links.contains(here)) {
            std::vector<Key> way = {here};
            while (way.back() != from)
                way.push_back(before[way.back()]);
            return way;
        }
        const auto found = m_ground.find(here);
        if (found == m_ground.end())
            continue;
        for (const Key &next : found->second) {
            const double sum = reached + length(here, next);
            const bool isCourse = here == from && links.at(from).contains(next);
            if (isCourse || sum > longestGap || (cost.contains(next) && cost[next] <= sum))
                continue;
            open.erase({cost[next], next});
            cost[next] = sum;
            before[next] = here;
            open.insert({sum, next});
        }
    }
    return {};
}

Polyline AreaChains::follow(Links &links, Key from)
{
    Polyline line = {{double(from.first) / 10, double(from.second) / 10}};
    Key here = from;
    while (true) {
        const auto found = links.find(here);
        const bool isFork = found != links.end() && here != from && found->second.size() != 1;
        if (found == links.end() || isFork)
            return line;
        const Key next = *found->second.begin();
        found->second.erase(next);
        if (found->second.empty())
            links.erase(found);
        if (const auto back = links.find(next); back != links.end()) {
            back->second.erase(here);
            if (back->second.empty())
                links.erase(back);
        }
        line.emplace_back(double(next.first) / 10, double(next.second) / 10);
        here = next;
    }
}

} // namespace view
