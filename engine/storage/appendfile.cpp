// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/appendfile.h"

#include "engine/storage/disk.h"

#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace engine {

AppendFile::AppendFile(const QString &path)
    : m_path(path)
{
}

void AppendFile::close()
{
    if (m_file >= 0)
        ::close(std::exchange(m_file, -1));
}

Result<Done> AppendFile::open()
{
    m_file = ::open(QFile::encodeName(m_path).constData(), O_WRONLY | O_APPEND | O_CLOEXEC);
    m_size = m_file < 0 ? -1 : ::lseek(m_file, 0, SEEK_END);
    if (m_size < 0)
        return disk::failure(m_path, errno);
    return Done{};
}

Result<Done> AppendFile::append(const QByteArray &bytes)
{
    int number = disk::write(m_file, bytes);
    if (!number)
        number = disk::sync(m_file);
    if (!number) {
        m_size += bytes.size();
        return Done{};
    }
    // Half a line would make everything behind it unreadable.
    if (::ftruncate(m_file, m_size) != 0)
        qWarning("a journal could not be cut back");
    return disk::failure(m_path, number);
}

} // namespace engine
