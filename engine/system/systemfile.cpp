// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/system/systemfile.h"

#include "engine/system/nativepath.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <utility>

#ifdef Q_OS_WIN
#include <io.h>
#include <windows.h>
#else
#include <unistd.h>
#endif

namespace engine {

namespace {

#ifdef Q_OS_WIN
constexpr int c_always = _O_BINARY | _O_NOINHERIT;
constexpr int c_usualRights = _S_IREAD | _S_IWRITE;

int openNative(const QString &path, int flags)
{
    return ::_wopen(nativePath(path).c_str(), flags | c_always, c_usualRights);
}

int syncNative(int file)
{
    return ::_commit(file);
}

int cutNative(int file, qint64 size)
{
    return ::_chsize_s(file, size);
}

qint64 sizeNative(int file)
{
    return ::_filelengthi64(file);
}
#else
constexpr int c_always = O_CLOEXEC;
constexpr mode_t c_usualRights = 0666; // without what the user takes away from all new files

int openNative(const QString &path, int flags)
{
    return ::open(nativePath(path).c_str(), flags | c_always, c_usualRights);
}

int syncNative(int file)
{
    return ::fsync(file);
}

int cutNative(int file, qint64 size)
{
    return ::ftruncate(file, size) == 0 ? 0 : errno;
}

qint64 sizeNative(int file)
{
    return ::lseek(file, 0, SEEK_END);
}
#endif

int flagsOf(SystemFile::Mode mode)
{
    switch (mode) {
    case SystemFile::Mode::New:
        return O_WRONLY | O_CREAT | O_EXCL;
    case SystemFile::Mode::Append:
        return O_WRONLY | O_APPEND;
    case SystemFile::Mode::Journal:
        return O_WRONLY | O_APPEND | O_CREAT;
    case SystemFile::Mode::Device:
        break;
    }
    return O_WRONLY;
}

} // namespace

int SystemFile::open(const QString &path, Mode mode)
{
    (void)close();
    m_file = openNative(path, flagsOf(mode));
    return m_file < 0 ? errno : 0;
}

int SystemFile::close()
{
    if (m_file < 0)
        return 0;
    const int closed = ::close(std::exchange(m_file, -1));
    return closed == 0 || errno == EINTR ? 0 : errno;
}

int SystemFile::write(const QByteArray &bytes)
{
    // No system takes more at once.
    constexpr qsizetype most = 1 << 30;
    qsizetype done = 0;
    while (done < bytes.size()) {
        const auto wanted = unsigned(std::min(bytes.size() - done, most));
        const auto count = ::write(m_file, bytes.constData() + done, wanted);
        if (count < 0 && errno != EINTR)
            return errno;
        // A disk that takes nothing and says nothing is full.
        if (count == 0)
            return ENOSPC;
        done += std::max<qsizetype>(count, 0);
    }
    return 0;
}

int SystemFile::sync()
{
    while (syncNative(m_file) != 0) {
        // Pipes and some file systems know nothing that could be waited for.
        if (errno == EINVAL || errno == ENOTSUP)
            return 0;
        if (errno != EINTR)
            return errno;
    }
    return 0;
}

int SystemFile::cut(qint64 size)
{
    return cutNative(m_file, size);
}

qint64 SystemFile::size() const
{
    return sizeNative(m_file);
}

#ifdef Q_OS_WIN

SystemFile::Target SystemFile::lookAt(const QString &path, int &number)
{
    const DWORD found = ::GetFileAttributesW(nativePath(path).c_str());
    number = 0;
    if (found == INVALID_FILE_ATTRIBUTES)
        return {};
    if (found & FILE_ATTRIBUTE_DIRECTORY)
        return {Target::Kind::Folder, 0, 0};
    if (found & FILE_ATTRIBUTE_DEVICE)
        return {Target::Kind::Device, 0, 0};
    return {Target::Kind::PlainFile, 0, found & FILE_ATTRIBUTE_READONLY ? EACCES : 0};
}

int SystemFile::setRights(unsigned)
{
    return 0;
}

int SystemFile::rename(const QString &from, const QString &to)
{
    const bool isDone = ::MoveFileExW(nativePath(from).c_str(), nativePath(to).c_str(),
                                      MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
    return isDone ? 0 : EACCES;
}

// The names are waited for when they are given.
void SystemFile::syncFolder(const QString &)
{
}

#else

SystemFile::Target SystemFile::lookAt(const QString &path, int &number)
{
    const std::string name = nativePath(path).string();
    struct stat found;
    number = 0;
    if (::stat(name.c_str(), &found) != 0) {
        number = errno == ENOENT ? 0 : errno;
        return {};
    }
    constexpr mode_t rights = 07777;
    const Target::Kind kind = S_ISDIR(found.st_mode) ? Target::Kind::Folder
        : S_ISREG(found.st_mode)                     ? Target::Kind::PlainFile
                                                     : Target::Kind::Device;
    return {kind, found.st_mode & rights, ::access(name.c_str(), W_OK) == 0 ? 0 : errno};
}

int SystemFile::setRights(unsigned rights)
{
    return ::fchmod(m_file, mode_t(rights)) == 0 ? 0 : errno;
}

int SystemFile::rename(const QString &from, const QString &to)
{
    return std::rename(nativePath(from).c_str(), nativePath(to).c_str()) == 0 ? 0 : errno;
}

void SystemFile::syncFolder(const QString &folder)
{
    SystemFile names;
    names.m_file = openNative(folder, O_RDONLY);
    if (names.isOpen())
        (void)names.sync();
}

#endif

} // namespace engine
