// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/appendfile.h"

#include "engine/storage/disk.h"

#include <cerrno>

namespace engine {

AppendFile::AppendFile(const QString &path)
    : m_path(path)
{
}

Result<Done> AppendFile::open()
{
    if (const int number = m_file.open(m_path, SystemFile::Mode::Append))
        return disk::failure(m_path, number);
    m_size = m_file.size();
    return m_size < 0 ? Result<Done>(disk::failure(m_path, errno)) : Done{};
}

Result<Done> AppendFile::append(const QByteArray &bytes)
{
    int number = m_file.write(bytes);
    if (!number)
        number = m_file.sync();
    if (!number) {
        m_size += bytes.size();
        return Done{};
    }
    // Half a line would make everything behind it unreadable.
    if (m_file.cut(m_size) != 0)
        qWarning("a journal could not be cut back");
    return disk::failure(m_path, number);
}

} // namespace engine
