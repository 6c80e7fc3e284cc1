// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/tiles/tilefolder.h"

#include "app/view/tiles/sheetlevel.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace view {

namespace {

// Levels of every format count, because the room they take is the same.
QFileInfoList filesIn(const QString &path)
{
    return path.isEmpty()
        ? QFileInfoList()
        : QDir(path).entryInfoList({QStringLiteral("*.tiles*")}, QDir::Files, QDir::Time);
}

} // namespace

QString TileFolder::usualPath()
{
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    return cache.isEmpty() ? QString() : cache + QStringLiteral("/boards");
}

// Each format has names of its own, so that programs of several versions can share the folder.
QString TileFolder::file(const QByteArray &key, int step) const
{
    return QStringLiteral("%1/%2.%3.tiles%4")
        .arg(m_path, QString::fromLatin1(key))
        .arg(step)
        .arg(SheetLevel::format);
}

qint64 TileFolder::bytes() const
{
    qint64 sum = 0;
    for (const QFileInfo &info : filesIn(m_path))
        sum += info.size();
    return sum;
}

void TileFolder::trim(qint64 most) const
{
    qint64 sum = 0;
    for (const QFileInfo &info : filesIn(m_path)) {
        sum += info.size();
        if (sum > most)
            QFile::remove(info.filePath());
    }
}

} // namespace view
