// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areaarcs.h"

#include "app/view/area/areanest.h"

#include <algorithm>
#include <cmath>

namespace view {

namespace {

constexpr double step = 10;
constexpr int softness = 4;
constexpr double arcBleed = 60;

QPointF pointOf(std::pair<qint64, qint64> key)
{
    return {double(key.first) / 10, double(key.second) / 10};
}

} // namespace

AreaArcs::AreaArcs(const AreaSketch &sketch)
    : m_sketch(sketch)
{
    for (const AreaSketch::Area &area : sketch.areas) {
        link(area.polygon, MapGeometry::Ends::Closed);
        count(area.polygon);
    }
    countEnclaves();
    for (const auto *lines : {&sketch.rivers, &sketch.lines}) {
        for (const AreaSketch::Shape &line : *lines) {
            link(line.points, MapGeometry::Ends::Open);
            if (!line.points.empty()) {
                m_ends.insert(key(line.points.front()));
                m_ends.insert(key(line.points.back()));
            }
        }
    }
    findBorders();
    findCoast();
}

AreaArcs::Key AreaArcs::key(QPointF point)
{
    return {std::llround(point.x() * 10), std::llround(point.y() * 10)};
}

AreaArcs::Segment AreaArcs::segment(QPointF a, QPointF b)
{
    return std::minmax(key(a), key(b));
}

void AreaArcs::link(const Polyline &line, MapGeometry::Ends ends)
{
    const size_t segments = ends == MapGeometry::Ends::Closed ? line.size() : line.size() - 1;
    for (size_t i = 0; !line.empty() && i < segments; ++i) {
        const Key a = key(line[i]);
        const Key b = key(line[(i + 1) % line.size()]);
        if (a != b) {
            m_links[a].insert(b);
            m_links[b].insert(a);
        }
    }
}

void AreaArcs::count(const Polyline &loop)
{
    for (size_t i = 0; i < loop.size(); ++i) {
        const Segment found = segment(loop[i], loop[(i + 1) % loop.size()]);
        if (found.first != found.second)
            ++m_uses[found];
    }
}

// The area around an enclave has no corners along it, but lies on the other side all the same.
void AreaArcs::countEnclaves()
{
    const std::vector<QPolygonF> outlines = m_sketch.outlines();
    const AreaNest nest(outlines);
    for (size_t i = 0; !nest.isFlat() && i < outlines.size(); ++i) {
        if (nest.around(int(i)) == AreaNest::nobody)
            continue;
        const QPolygonF &loop = outlines[i];
        const QPolygonF &outer = outlines[size_t(nest.around(int(i)))];
        for (qsizetype j = 0; j < loop.size(); ++j) {
            const QPointF next = loop[(j + 1) % loop.size()];
            const auto uses = m_uses.find(segment(loop[j], next));
            if (uses != m_uses.end() && uses->second == 1
                && outer.containsPoint((loop[j] + next) / 2, Qt::OddEvenFill))
                ++uses->second;
        }
    }
}

bool AreaArcs::isJunction(QPointF point) const
{
    const auto found = m_links.find(key(point));
    return m_ends.contains(key(point)) || (found != m_links.end() && found->second.size() > 2);
}

// What touches the frame goes on under it.
QPointF AreaArcs::outwards(QPointF point) const
{
    const auto push = [](double value, double size) {
        if (value < 3)
            return -arcBleed;
        return value > size - 3 ? size + arcBleed : value;
    };
    return {push(point.x(), m_sketch.size.width()), push(point.y(), m_sketch.size.height())};
}

// Always softened in the same direction, so that both neighbours get the same points.
Polyline AreaArcs::softArc(Polyline arc) const
{
    const bool turned = key(arc.back()) < key(arc.front())
        || (key(arc.back()) == key(arc.front()) && arc.size() > 2
            && key(arc[arc.size() - 2]) < key(arc[1]));
    if (turned)
        std::reverse(arc.begin(), arc.end());
    for (QPointF &point : arc)
        point = outwards(point);
    Polyline soft = MapGeometry::relax(MapGeometry::resample(arc, step, MapGeometry::Ends::Open),
                                       softness, MapGeometry::Ends::Open);
    if (turned)
        std::reverse(soft.begin(), soft.end());
    return soft;
}

Polyline AreaArcs::softLine(const Polyline &line) const
{
    Polyline result;
    Polyline arc;
    for (size_t i = 0; i < line.size(); ++i) {
        arc.push_back(line[i]);
        const bool last = i + 1 == line.size();
        if (arc.size() > 1 && (last || isJunction(line[i]))) {
            const Polyline soft = softArc(arc);
            result.insert(result.end(), soft.begin() + (result.empty() ? 0 : 1), soft.end());
            arc = {line[i]};
        }
    }
    return result;
}

Polyline AreaArcs::softLoop(const Polyline &loop) const
{
    const auto start =
        std::find_if(loop.begin(), loop.end(), [this](QPointF point) { return isJunction(point); });
    if (start == loop.end()) {
        return MapGeometry::relax(MapGeometry::resample(loop, step, MapGeometry::Ends::Closed),
                                  softness, MapGeometry::Ends::Closed);
    }
    Polyline turned(start, loop.end());
    turned.insert(turned.end(), loop.begin(), start);
    turned.push_back(*start);
    Polyline soft = softLine(turned);
    if (!soft.empty())
        soft.pop_back();
    return soft;
}

void AreaArcs::findBorders()
{
    std::set<Segment> drawn;
    for (const AreaSketch::Area &area : m_sketch.areas) {
        const Polyline &loop = area.polygon;
        Polyline run;
        const auto flush = [&] {
            if (run.size() > 1)
                m_borders.push_back(softLine(run));
            run.clear();
        };
        // Starting at a junction keeps every arc in one piece.
        const auto start = std::find_if(loop.begin(), loop.end(),
                                        [this](QPointF point) { return isJunction(point); });
        const auto offset = size_t(start == loop.end() ? 0 : start - loop.begin());
        for (size_t i = 0; i < loop.size(); ++i) {
            const QPointF a = loop[(offset + i) % loop.size()];
            const QPointF b = loop[(offset + i + 1) % loop.size()];
            const Segment side = segment(a, b);
            const auto uses = m_uses.find(side);
            if (uses == m_uses.end() || uses->second < 2 || !drawn.insert(side).second) {
                flush();
                continue;
            }
            if (run.empty())
                run.push_back(a);
            run.push_back(b);
        }
        flush();
    }
}

void AreaArcs::findCoast()
{
    std::map<Key, std::vector<Key>> steps;
    for (const auto &[side, uses] : m_uses) {
        if (uses == 1) {
            steps[side.first].push_back(side.second);
            steps[side.second].push_back(side.first);
        }
    }
    while (!steps.empty()) {
        Polyline loop;
        Key here = steps.begin()->first;
        while (true) {
            const auto found = steps.find(here);
            if (found == steps.end())
                break;
            loop.push_back(pointOf(here));
            const Key next = found->second.back();
            found->second.pop_back();
            if (found->second.empty())
                steps.erase(found);
            const auto back = steps.find(next);
            if (back != steps.end()) {
                std::erase(back->second, here);
                if (back->second.empty())
                    steps.erase(back);
            }
            here = next;
        }
        if (loop.size() > 2)
            m_coast.push_back(softLoop(loop));
    }
}

} // namespace view
