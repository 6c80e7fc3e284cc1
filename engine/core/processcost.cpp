// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/processcost.h"

#include <QFile>

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
