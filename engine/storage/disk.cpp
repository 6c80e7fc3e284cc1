// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/disk.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace engine::disk {

namespace {

QString reason(int number)
{
    const auto text = [](const char *words) { return QCoreApplication::translate("Disk", words); };
    switch (number) {
    case ENOSPC:
        return text(QT_TRANSLATE_NOOP("Disk",
                                      "the disk is full. Make room on it or choose another place; "
                                      "what was there before is kept."));
    case EDQUOT:
        return text(QT_TRANSLATE_NOOP("Disk",
                                      "your share of the disk is used up. Make room or choose "
                                      "another place; what was there before is kept."));
    case EFBIG:
        return text(QT_TRANSLATE_NOOP("Disk",
                                      "the disk takes no file of this size. Choose another place; "
                                      "what was there before is kept."));
    case EROFS:
        return text(QT_TRANSLATE_NOOP(
            "Disk", "the disk can only be read, not written to. Choose another place."));
    case EACCES:
    case EPERM:
        return text(QT_TRANSLATE_NOOP(
            "Disk", "you may not write there. Choose another place or change the permissions."));
    case EIO:
        return text(QT_TRANSLATE_NOOP(
            "Disk", "the disk does not work as it should. Choose another place."));
    case ENOENT:
    case ENOTDIR:
        return text(QT_TRANSLATE_NOOP("Disk", "there is no such folder."));
    case EISDIR:
        return text(QT_TRANSLATE_NOOP("Disk", "it is a folder."));
    case ENAMETOOLONG:
        return text(QT_TRANSLATE_NOOP("Disk", "the name is too long."));
    default:
        return qt_error_string(number);
    }
}

} // namespace

int write(int file, const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t count = ::write(file, bytes.constData() + done, size_t(bytes.size() - done));
        if (count < 0 && errno != EINTR)
            return errno;
        // A disk that takes nothing and says nothing is full.
        if (count == 0)
            return ENOSPC;
        done += std::max<ssize_t>(count, 0);
    }
    return 0;
}

int sync(int file)
{
    while (::fsync(file) != 0) {
        // Pipes and some file systems know nothing that could be waited for.
        if (errno == EINVAL || errno == ENOTSUP)
            return 0;
        if (errno != EINTR)
            return errno;
    }
    return 0;
}

void syncFolder(const QString &folder)
{
    const int file = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return;
    (void)sync(file);
    ::close(file);
}

int makeFolder(const QString &folder)
{
    std::error_code error;
    std::filesystem::create_directories(QFile::encodeName(folder).toStdString(), error);
    return error.value();
}

int rename(const QString &from, const QString &to)
{
    const int done =
        std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData());
    return done == 0 ? 0 : errno;
}

Error failure(const QString &path, int number)
{
    return {
        Error::Code::Io,
        QCoreApplication::translate("Disk", "“%1” can't be written: %2").arg(path, reason(number))};
}

} // namespace engine::disk
