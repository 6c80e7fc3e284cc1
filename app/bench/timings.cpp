// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/timings.h"

#include <QElapsedTimer>

#include <algorithm>
#include <ctime>

namespace app {

double processorTime([[maybe_unused]] Spender spender)
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec time{};
    clock_gettime(spender == Spender::Thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID,
                  &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
#else
    return 0;
#endif
}

double share(std::vector<double> values, double part)
{
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, size_t(part * double(values.size())))];
}

void Timings::time(const std::function<void()> &step)
{
    QElapsedTimer clock;
    const double before = processorTime();
    clock.start();
    step();
    m_clock.push_back(double(clock.nsecsElapsed()) / 1e6);
    m_processor.push_back(processorTime() - before);
}

Measure Timings::measure(const char *name, double part, double limit) const
{
    const double value = share(m_clock, part);
    const QString beside =
        QStringLiteral("%1 of 100; half below %2 ms, the longest %3 ms; %4 ms of processor time")
            .arg(std::lround(part * 100))
            .arg(share(m_clock, 0.5), 0, 'f', 1)
            .arg(share(m_clock, 1), 0, 'f', 1)
            .arg(share(m_processor, part), 0, 'f', 1);
    return {QString::fromLatin1(name),    value, QStringLiteral("ms"), limit,
            limit <= 0 || value <= limit, beside};
}

} // namespace app
