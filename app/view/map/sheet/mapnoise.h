// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <initializer_list>

namespace view {

/// Seeded chance: the same integers give the same value on every machine.
class MapNoise
{
public:
    /// 0 … below 1.
    static double rnd(std::initializer_list<qint32> keys);
    /// rnd() stretched to -\a reach … \a reach.
    static double jitter(std::initializer_list<qint32> keys, double reach);
    /// Value noise with a lattice of 1, from -1 to 1.
    static double noise(double x, double y, int seed);
    /// A field over the map that bends every line on the same hexside in the same way.
    static QPointF warp(QPointF point, double share = 1.0);
};

} // namespace view
