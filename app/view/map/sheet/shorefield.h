// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapgeometry.h"

#include <QRectF>

#include <functional>
#include <map>

namespace view {

/// How far the shore is from the points of a fine lattice, and the lines along which it is equally
/// far. Inside of the water the distance is below 0.
class ShoreField
{
public:
    using Distance = std::function<double(QPointF)>;

    /// \a area must hold all the water, with some land around it.
    ShoreField(QRectF area, const Distance &distance);

    /// Closed lines around what is less than \a level px away from the shore.
    std::vector<Polyline> contours(double level) const;

private:
    /// Between two points of the lattice: the first one, and whether the second one lies below it.
    using Link = std::pair<int, bool>;
    /// From a crossing of the lattice to the next one.
    using Steps = std::map<Link, Link>;

    double at(int column, int row) const { return m_values[size_t(row * m_columns + column)]; }
    QPointF crossing(Link link, double level) const;
    void addSteps(int column, int row, double level, Steps &steps) const;

    QPointF m_corner;
    int m_columns;
    int m_rows;
    std::vector<double> m_values;
};

} // namespace view
