// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/report/crashreports.h"

#include "app/player/report/problemdetails.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/disk.h"
#include "engine/system/crashwatch.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

namespace app {

namespace {

constexpr qint64 c_mostBytes = 1 << 20;
const QString c_new = QStringLiteral("crash-");
const QString c_old = QStringLiteral("seen-");
const QString c_ending = QStringLiteral(".txt");

QFileInfoList filesIn(const QString &folder, const QString &start)
{
    return QDir(folder).entryInfoList({start + u'*' + c_ending}, QDir::Files, QDir::Time);
}

} // namespace

CrashReports::CrashReports(QString folder)
    : m_folder(std::move(folder))
{
}

QString CrashReports::ownPath() const
{
    const QString when = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    return QStringLiteral("%1/%2%3-%4%5")
        .arg(m_folder, c_new, when)
        .arg(QCoreApplication::applicationPid())
        .arg(c_ending);
}

bool CrashReports::watch() const
{
    if (engine::disk::makeFolder(m_folder))
        return false;
    return engine::CrashWatch::begin(ownPath(),
                                     "Hexsmith ended badly. What follows stays on this "
                                     "computer unless you pass it on.\n\n"
                                         + problemDetails().toUtf8());
}

QStringList CrashReports::waiting() const
{
    QStringList found;
    for (const QFileInfo &file : filesIn(m_folder, c_new))
        found.append(file.filePath());
    return found;
}

void CrashReports::settle() const
{
    QDir dir(m_folder);
    for (const QFileInfo &file : filesIn(m_folder, c_new))
        dir.rename(file.fileName(), c_old + file.fileName().sliced(c_new.size()));
    const QFileInfoList seen = filesIn(m_folder, c_old);
    for (qsizetype i = most; i < seen.size(); ++i)
        dir.remove(seen[i].fileName());
}

QString CrashReports::text(const QString &path)
{
    const auto bytes = engine::readBounded(path, c_mostBytes);
    return bytes ? QString::fromUtf8(bytes.value()) : bytes.error().message;
}

} // namespace app
