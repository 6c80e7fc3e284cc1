// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/appendfile.h"

#include <QCoreApplication>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace engine {

namespace {

bool reachesDisk(const QFile &file)
{
#if defined(Q_OS_WIN)
    return _commit(file.handle()) == 0;
#elif defined(Q_OS_LINUX)
    return fdatasync(file.handle()) == 0;
#else
    return fsync(file.handle()) == 0;
#endif
}

} // namespace

AppendFile::AppendFile(const QString &path)
    : m_file(path)
{
}

Error AppendFile::failure() const
{
    return {Error::Code::Io,
            QCoreApplication::translate("AppendFile", "“%1” can't be written: %2")
                .arg(m_file.fileName(), m_file.errorString())};
}

Result<Done> AppendFile::open()
{
    if (!m_file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::ExistingOnly
                     | QIODevice::Unbuffered))
        return failure();
    m_size = m_file.size();
    return Done{};
}

Result<Done> AppendFile::append(const QByteArray &bytes)
{
    if (m_file.write(bytes) == bytes.size() && reachesDisk(m_file)) {
        m_size += bytes.size();
        return Done{};
    }
    Error error = failure();
    // Half a line would make everything behind it unreadable.
    m_file.resize(m_size);
    return error;
}

} // namespace engine
