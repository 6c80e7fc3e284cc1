// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/mapnoise.h"

#include <cmath>

namespace view {

double MapNoise::rnd(std::initializer_list<qint32> keys)
{
    quint32 h = 2166136261U;
    for (const qint32 key : keys) {
        const auto bits = quint32(key);
        for (int shift = 0; shift < 32; shift += 8) {
            h ^= (bits >> shift) & 0xffU;
            h *= 16777619U;
        }
    }
    h ^= h >> 16;
    h *= 0x7feb352dU;
    h ^= h >> 15;
    h *= 0x846ca68bU;
    h ^= h >> 16;
    return double(h) / 4294967296.0;
}

double MapNoise::jitter(std::initializer_list<qint32> keys, double reach)
{
    return (2.0 * rnd(keys) - 1.0) * reach;
}

double MapNoise::noise(double x, double y, int seed)
{
    const double floorX = std::floor(x);
    const double floorY = std::floor(y);
    const double u = x - floorX;
    const double v = y - floorY;
    const double su = u * u * (3.0 - 2.0 * u);
    const double sv = v * v * (3.0 - 2.0 * v);
    const auto column = qint32(floorX);
    const auto row = qint32(floorY);
    const double upper = rnd({seed, column, row}) * (1.0 - su) + rnd({seed, column + 1, row}) * su;
    const double lower =
        rnd({seed, column, row + 1}) * (1.0 - su) + rnd({seed, column + 1, row + 1}) * su;
    return 2.0 * (upper * (1.0 - sv) + lower * sv) - 1.0;
}

QPointF MapNoise::warp(QPointF point, double share)
{
    const double x = point.x();
    const double y = point.y();
    const double dx = 6.5 * noise(x / 70, y / 70, 11) + 3.0 * noise(x / 21, y / 21, 12);
    const double dy = 6.5 * noise(x / 70, y / 70, 21) + 3.0 * noise(x / 21, y / 21, 22);
    return point + QPointF(dx, dy) * share;
}

} // namespace view
