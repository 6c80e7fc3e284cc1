// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/shorefield.h"

#include <array>
#include <cmath>

namespace view {

namespace {

constexpr double cell = 4;

// The lattice is the map's: what lies elsewhere must not move a shore.
double onLattice(double value)
{
    return std::floor(value / cell) * cell;
}

} // namespace

ShoreField::ShoreField(QRectF area, const Distance &distance)
    : m_corner(onLattice(area.left()), onLattice(area.top()))
    , m_columns(int((area.right() - m_corner.x()) / cell) + 2)
    , m_rows(int((area.bottom() - m_corner.y()) / cell) + 2)
{
    m_values.reserve(size_t(m_columns) * size_t(m_rows));
    for (int row = 0; row < m_rows; ++row) {
        for (int column = 0; column < m_columns; ++column)
            m_values.push_back(distance(m_corner + QPointF(column, row) * cell));
    }
}

QPointF ShoreField::crossing(Link link, double level) const
{
    const int column = link.first % m_columns;
    const int row = link.first / m_columns;
    const double here = at(column, row) - level;
    const double there = (link.second ? at(column, row + 1) : at(column + 1, row)) - level;
    const double share = here / (here - there);
    return m_corner
        + QPointF(column + (link.second ? 0 : share), row + (link.second ? share : 0)) * cell;
}

// Around the wet corners of one cell, from where they begin clockwise to where they end.
void ShoreField::addSteps(int column, int row, double level, Steps &steps) const
{
    const std::array<bool, 4> wet = {at(column, row) < level, at(column + 1, row) < level,
                                     at(column + 1, row + 1) < level, at(column, row + 1) < level};
    const auto index = [this](int x, int y) { return y * m_columns + x; };
    const std::array<Link, 4> links = {
        Link{index(column, row), false}, Link{index(column + 1, row), true},
        Link{index(column, row + 1), false}, Link{index(column, row), true}};
    for (size_t i = 0; i < wet.size(); ++i) {
        if (wet[i] || !wet[(i + 1) % 4])
            continue;
        size_t last = i;
        while (wet[(last + 1) % 4])
            last = (last + 1) % 4;
        steps[links[i]] = links[last];
    }
}

std::vector<Polyline> ShoreField::contours(double level) const
{
    Steps steps;
    for (int row = 0; row + 1 < m_rows; ++row) {
        for (int column = 0; column + 1 < m_columns; ++column)
            addSteps(column, row, level, steps);
    }
    std::vector<Polyline> loops;
    while (!steps.empty()) {
        Polyline loop;
        for (auto step = steps.begin(); step != steps.end();) {
            loop.push_back(crossing(step->first, level));
            const Link next = step->second;
            steps.erase(step);
            step = steps.find(next);
        }
        loops.push_back(std::move(loop));
    }
    return loops;
}

} // namespace view
