// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace engine {

/// Leaves a report on this computer when the program dies of a fault: what \a head says, the last
/// steps, and where it was. Nothing is written as long as nothing happens, and nothing is sent.
///
/// While it writes, only what is allowed in the handler of a signal is called: no memory is asked
/// for and no lock is taken.
class CrashWatch
{
public:
    /// From now on, for the whole process. False where the system has no such thing.
    static bool begin(const QString &file, const QByteArray &head);
    /// Remembers a step for the report, of which the last ones are kept. Never anything that a
    /// game hides: what was asked or called, not what was answered. From any thread.
    static void note(const QByteArray &step);
    /// Dies as a fault would, for those who test that.
    [[noreturn]] static void fail();
};

} // namespace engine
