// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/logfile.h"

#include <QtGlobal>

namespace app {

/// As long as it lives, what the program and Qt complain of goes into a file, too, with the starts
/// and ends of the program. What happens in games is no part of it.
class ProgramLog
{
public:
    explicit ProgramLog(const QString &path);
    ~ProgramLog();
    ProgramLog(const ProgramLog &) = delete;
    ProgramLog &operator=(const ProgramLog &) = delete;

private:
    static void handle(QtMsgType type, const QMessageLogContext &context, const QString &message);

    engine::LogFile m_file;
    QtMessageHandler m_before;
};

} // namespace app
