// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace app {

/// A time of ours beside that of a bare algorithm over the same map, both the median of many runs.
struct PathMeasure
{
    QString name;
    double microseconds;
    double yardstick;
    QString yardstickName;
    double factor; ///< The limit: ours may take so many times the yardstick.
    int spaces; ///< Reached by both, which makes the two comparable.

    double limit() const { return yardstick * factor; }
    bool ok() const { return microseconds <= limit(); }
};

/// Measures reach and supply on a generated map of 100 by 100 hexes, with \a samples samples each.
std::vector<PathMeasure> measurePaths(int samples = 41);

} // namespace app
