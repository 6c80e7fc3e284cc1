// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/counterart.h"

#include <algorithm>

namespace view {

int CounterArt::stepsLeft(int steps) const
{
    return steps < 0 ? maxSteps : std::clamp(steps, 0, maxSteps);
}

const CounterArt::Print &CounterArt::print(int steps) const
{
    const auto lost = size_t(maxSteps - stepsLeft(steps));
    return prints[std::min(lost, prints.size() - 1)];
}

bool CounterArt::isReduced(int steps) const
{
    return maxSteps > 1 && 2 * stepsLeft(steps) <= maxSteps;
}

} // namespace view
