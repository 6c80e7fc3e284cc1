// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/confidence.h"

#include <algorithm>
#include <cmath>

namespace engine {

Confidence Confidence::of(double count, qint64 games)
{
    if (games <= 0)
        return {};
    constexpr double z = 1.959963984540054; // 95 of 100 lie so many deviations about the mean
    const double n = double(games);
    const double share = count / n;
    const double centre = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double spread =
        z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {share, std::clamp(centre - spread, 0.0, share),
            std::clamp(centre + spread, share, 1.0)};
}

} // namespace engine
