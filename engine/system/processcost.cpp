// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/system/processcost.h"

#include <QFile>

#include <algorithm>
#include <ctime>

namespace engine::processcost {

namespace {

double mebibytesOf(const char *entry)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(entry))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    }
    return 0;
}

} // namespace

double processorSeconds()
{
    return double(std::clock()) / CLOCKS_PER_SEC;
}

double age()
{
#ifdef Q_OS_LINUX
    constexpr double ticksPerSecond = 100; // what Linux shows to programs on every machine
    QFile status(QStringLiteral("/proc/self/stat"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = status.readAll();
    // The name may hold blanks; what is counted begins behind it.
    const QList<QByteArray> words = text.mid(text.lastIndexOf(')') + 2).split(' ');
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    const double ticks = words.value(19).toDouble() / ticksPerSecond;
    return std::max(0.0, (double(now.tv_sec) + double(now.tv_nsec) / 1e9 - ticks) * 1e3);
#else
    return 0;
#endif
}

double memory()
{
    return mebibytesOf("VmRSS:");
}

double peakMemory()
{
    return mebibytesOf("VmHWM:");
}

void forgetPeak()
{
    QFile references(QStringLiteral("/proc/self/clear_refs"));
    if (references.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        references.write("5");
}

} // namespace engine::processcost
