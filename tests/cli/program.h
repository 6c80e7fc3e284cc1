// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <QFile>
#include <QProcess>

/// The command line program, run as a user or another program would run it.
namespace program {

using engine::Json;

inline const char *const c_play = "play tutorial --scenario battle --seed 3";

/// What a run of the program gave.
struct Run
{
    int code = -1;
    QByteArray out;
    QByteArray err;

    QList<QByteArray> lines() const
    {
        QList<QByteArray> list = out.split('\n');
        list.removeAll(QByteArray());
        return list;
    }
};

inline Run run(const QStringList &words, const QByteArray &input = {})
{
    QProcess process;
    process.start(QStringLiteral(HEXSMITH_BIN_DIR "/hexsmith-cli"), words);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline Run run(const char *line, const QByteArray &input = {})
{
    return run(QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts), input);
}

inline Json parsed(const QByteArray &text)
{
    const auto json = Json::parse(text, QStringLiteral("reply"));
    return json ? json.value() : Json();
}

/// One session with a line for each command.
inline QList<Json> session(const char *words, const QList<QByteArray> &commands)
{
    const Run done = run(words, commands.join('\n') + '\n');
    QList<Json> replies;
    for (const QByteArray &line : done.lines())
        replies.append(parsed(line));
    return replies;
}

inline bool ok(const Json &reply)
{
    return reply[u"ok"].toBool();
}

inline QString codeOf(const Json &reply)
{
    return reply[u"error"][u"code"].toString();
}

inline QByteArray fileText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace program
