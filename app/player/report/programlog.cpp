// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/report/programlog.h"

#include "app/player/report/problemdetails.h"
#include "engine/system/crashwatch.h"

#include <atomic>

namespace app {

namespace {

/// Qt passes nothing else to its handler.
std::atomic<ProgramLog *> g_log = nullptr;

const char *wordFor(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return "debug";
    case QtInfoMsg:
        return "info";
    case QtWarningMsg:
        return "warning";
    case QtCriticalMsg:
        return "error";
    case QtFatalMsg:
        break;
    }
    return "fatal";
}

} // namespace

ProgramLog::ProgramLog(const QString &path)
    : m_file(path)
    , m_before(qInstallMessageHandler(&ProgramLog::handle))
{
    g_log = this;
    m_file.add(QStringLiteral("start: ") + problemDetails().replace(u'\n', QLatin1String("; ")));
}

ProgramLog::~ProgramLog()
{
    m_file.add(QStringLiteral("end"));
    qInstallMessageHandler(m_before);
    g_log = nullptr;
}

void ProgramLog::handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    ProgramLog *log = g_log;
    if (!log)
        return;
    const QString line =
        QStringLiteral("%1 %2: %3")
            .arg(QLatin1String(wordFor(type)),
                 QLatin1String(context.category ? context.category : "default"), message);
    log->m_file.add(line);
    if (type == QtFatalMsg)
        engine::CrashWatch::note(line.toUtf8());
    if (log->m_before)
        log->m_before(type, context, message);
}

} // namespace app
