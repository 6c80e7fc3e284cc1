// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areanest.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace view {

namespace {

double sizeOf(const QPolygonF &outline)
{
    double twice = 0;
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const QPointF a = outline[i];
        const QPointF b = outline[(i + 1) % outline.size()];
        twice += a.x() * b.y() - a.y() * b.x();
    }
    return std::abs(twice) / 2;
}

/// Half-way between two neighbouring heights of corners, where they are farthest from each other.
double levelOf(const QPolygonF &outline)
{
    std::vector<double> heights;
    for (const QPointF corner : outline)
        heights.push_back(corner.y());
    std::sort(heights.begin(), heights.end());
    double best = heights.front();
    double widest = 0;
    for (size_t i = 1; i < heights.size(); ++i) {
        if (heights[i] - heights[i - 1] > widest) {
            widest = heights[i] - heights[i - 1];
            best = (heights[i] + heights[i - 1]) / 2;
        }
    }
    return best;
}

} // namespace

QPointF AreaNest::inner(const QPolygonF &outline)
{
    if (outline.isEmpty())
        return {};
    const double level = levelOf(outline);
    std::vector<double> crossings;
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const QPointF a = outline[i];
        const QPointF b = outline[(i + 1) % outline.size()];
        if ((a.y() < level) != (b.y() < level))
            crossings.push_back(a.x() + (level - a.y()) / (b.y() - a.y()) * (b.x() - a.x()));
    }
    std::sort(crossings.begin(), crossings.end());
    QPointF best = outline.first();
    double widest = 0;
    for (size_t i = 1; i < crossings.size(); i += 2) {
        if (crossings[i] - crossings[i - 1] > widest) {
            widest = crossings[i] - crossings[i - 1];
            best = {(crossings[i] + crossings[i - 1]) / 2, level};
        }
    }
    return best;
}

AreaNest::AreaNest(const std::vector<QPolygonF> &outlines)
    : m_around(outlines.size(), nobody)
{
    std::vector<QRectF> bounds;
    std::vector<double> sizes;
    for (const QPolygonF &outline : outlines) {
        bounds.push_back(outline.boundingRect());
        sizes.push_back(sizeOf(outline));
    }
    for (size_t i = 0; i < outlines.size(); ++i) {
        int &best = m_around[i];
        for (size_t j = 0; j < outlines.size(); ++j) {
            const bool isCloser = best == nobody || sizes[j] < sizes[size_t(best)];
            if (i != j && sizes[j] > sizes[i] && isCloser && bounds[j].contains(bounds[i])
                && outlines[j].containsPoint(inner(outlines[i]), Qt::OddEvenFill))
                best = int(j);
        }
        m_isFlat = m_isFlat && best == nobody;
    }
}

int AreaNest::depth(int area) const
{
    int depth = 0;
    for (int outer = around(area); outer != nobody; outer = around(outer))
        ++depth;
    return depth;
}

std::vector<int> AreaNest::inside(int area) const
{
    std::vector<int> found;
    for (size_t i = 0; !m_isFlat && i < m_around.size(); ++i) {
        if (m_around[i] == area)
            found.push_back(int(i));
    }
    return found;
}

std::vector<int> AreaNest::order() const
{
    std::vector<int> all(m_around.size());
    std::iota(all.begin(), all.end(), 0);
    if (!m_isFlat)
        std::stable_sort(all.begin(), all.end(),
                         [this](int a, int b) { return depth(a) < depth(b); });
    return all;
}

} // namespace view
