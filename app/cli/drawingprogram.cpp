// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/drawingprogram.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>

namespace app {

namespace {

QString program()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/hexsmith");
}

engine::Error failed(const QString &message)
{
    return {engine::Error::Code::Io, message};
}

QString lastLine(const QByteArray &text)
{
    const QList<QByteArray> lines = text.trimmed().split('\n');
    return QString::fromUtf8(lines.last());
}

} // namespace

bool hasDrawingProgram()
{
    return QFileInfo(program()).isExecutable();
}

engine::Result<DrawingReply> runDrawingProgram(const QStringList &words)
{
    if (!hasDrawingProgram())
        return failed(QCoreApplication::translate("Command",
                                                  "Drawing needs the program hexsmith beside "
                                                  "hexsmith-cli; it is not there."));
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(program(), words);
    if (!process.waitForStarted() || !process.waitForFinished(-1))
        return failed(process.errorString());
    if (process.exitStatus() != QProcess::NormalExit)
        return failed(QCoreApplication::translate("Command", "The drawing program stopped early."));
    return DrawingReply{process.exitCode(), process.readAllStandardOutput(),
                        lastLine(process.readAllStandardError())};
}

} // namespace app
