// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/logfile.h"

#include "engine/storage/disk.h"

#include <QDateTime>
#include <QFileInfo>

namespace engine {

LogFile::LogFile(const QString &path, qint64 limit)
    : m_path(path)
    , m_limit(limit)
{
    (void)disk::makeFolder(QFileInfo(path).path());
}

void LogFile::add(const QString &words)
{
    const std::lock_guard lock(m_mutex);
    if (words == m_last) {
        ++m_repeated;
        return;
    }
    if (const int repeated = std::exchange(m_repeated, 0))
        put(QStringLiteral("the same %1 more time(s)").arg(repeated));
    m_last = words;
    put(words);
}

void LogFile::put(const QString &words)
{
    const QString line = QDateTime::currentDateTime().toString(Qt::ISODate) + u' '
        + QString(words).left(longestLine).simplified() + u'\n';
    const QByteArray bytes = line.toUtf8();
    if (m_file.isOpen() && m_size + bytes.size() > m_limit) {
        (void)m_file.close();
        (void)SystemFile::rename(m_path, oldPath());
    }
    if (!m_file.isOpen()) {
        if (m_file.open(m_path, SystemFile::Mode::Journal))
            return;
        m_size = m_file.size();
    }
    if (m_file.write(bytes) == 0)
        m_size += bytes.size();
}

} // namespace engine
