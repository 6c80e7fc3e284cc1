// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/disk.h"

#include "engine/system/nativepath.h"

#include <QCoreApplication>

#include <cerrno>
#include <filesystem>

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
#ifdef EDQUOT
    case EDQUOT:
        return text(QT_TRANSLATE_NOOP("Disk",
                                      "your share of the disk is used up. Make room or choose "
                                      "another place; what was there before is kept."));
#endif
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

int makeFolder(const QString &folder)
{
    std::error_code error;
    std::filesystem::create_directories(nativePath(folder), error);
    return error.value();
}

Error failure(const QString &path, int number)
{
    return {
        Error::Code::Io,
        QCoreApplication::translate("Disk", "“%1” can't be written: %2").arg(path, reason(number))};
}

} // namespace engine::disk
