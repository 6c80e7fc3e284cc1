// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measure.h"

#include <functional>

namespace app {

enum class Spender { Thread, Process };

/// In ms: what something costs when others use the machine, too.
double processorTime(Spender spender = Spender::Thread);

/// The value that \a part of all are not above.
double share(std::vector<double> values, double part);

/// How long a step takes that is done many times.
class Timings
{
public:
    void time(const std::function<void()> &step);

    /// What \a part of the steps do not exceed; beside it the others and the processor's time.
    Measure measure(const char *name, double part, double limit) const;

private:
    std::vector<double> m_clock;
    std::vector<double> m_processor;
};

} // namespace app
