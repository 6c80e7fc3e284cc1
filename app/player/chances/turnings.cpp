// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/chances/turnings.h"

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr double c_leastChange = 15; ///< Percent; less may be luck.
constexpr qsizetype c_mostTurnings = 3;

} // namespace

QList<int> turnings(const QList<double> &chances)
{
    const auto change = [&](int at) { return std::abs(chances[at] - chances[at - 1]); };
    QList<int> found;
    for (int i = 1; i < int(chances.size()); ++i) {
        if (change(i) >= c_leastChange)
            found << i;
    }
    std::stable_sort(found.begin(), found.end(),
                     [&](int a, int b) { return change(a) > change(b); });
    found.resize(std::min(found.size(), c_mostTurnings));
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace app
