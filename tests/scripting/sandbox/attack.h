// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/luaruntime.h"

#include <ctime>

/// What an attack on the sandbox may cost, and what it finds there.
namespace attack {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr double SecondsAllowed = 10; // the sanitizers slow everything down
#else
inline constexpr double SecondsAllowed = 1;
#endif
inline constexpr qint64 BytesAllowed = 64 * 1024 * 1024;

inline QByteArray named(const char *file)
{
    return QByteArray("file '") + file + "'";
}

// Knows one file inside; whatever else is asked for fails the test.
inline std::optional<QByteArray> readModule(const QString &path)
{
    if (path.contains(QLatin1String("..")) || path.startsWith(QLatin1Char('/'))
        || path.contains(QLatin1Char(':')) || path.contains(QLatin1Char('\\')))
        qFatal("%s was asked for", named(qPrintable(path)).constData());
    if (path == QLatin1String("good.lua"))
        return QByteArray("return 42");
    return std::nullopt;
}

/// Processor time since it was made.
class CpuTimer
{
public:
    double seconds() const { return double(std::clock() - m_start) / CLOCKS_PER_SEC; }

private:
    std::clock_t m_start = std::clock();
};

} // namespace attack
