// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/atomicfolder.h"

#include "engine/storage/disk.h"
#include "engine/storage/replacement.h"
#include "engine/system/systemfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

#include <cerrno>

namespace engine {

namespace {

constexpr auto c_everything = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;

bool isFree(const QFileInfo &target)
{
    const bool isEmpty = target.isDir() && QDir(target.filePath()).isEmpty(c_everything);
    return !target.isSymLink() && (isEmpty || !target.exists());
}

int writeOne(const QString &path, const QByteArray &content)
{
    if (const int number = disk::makeFolder(QFileInfo(path).path()))
        return number;
    Replacement file(path);
    if (const int number = file.write(content))
        return number;
    return file.takePlace();
}

/// A folder that is there stays the one it is: somebody may stand in it.
int moveInto(const QString &folder, const QString &target)
{
    for (const QString &name : QDir(folder).entryList(c_everything)) {
        if (const int number = SystemFile::rename(folder + u'/' + name, target + u'/' + name))
            return number;
    }
    return 0;
}

} // namespace

Result<Done> writeFolderAtomically(const QString &path, const QMap<QString, QByteArray> &files)
{
    const QFileInfo target(QDir::cleanPath(QDir().absoluteFilePath(path)));
    if (!isFree(target)) {
        return Error{Error::Code::Io,
                     QCoreApplication::translate("Disk", "“%1” is not an empty folder.").arg(path)};
    }
    const QString place = target.exists() ? target.filePath() : target.path();
    if (const int number = disk::makeFolder(place))
        return disk::failure(path, number);
    // On the same disk as the target, so that in the end only names change.
    const QTemporaryDir around(place + QStringLiteral("/.hexsmith-XXXXXX"));
    if (!around.isValid())
        return disk::failure(path, errno);
    // The temporary folder is for its owner alone; what is made inside has the usual rights.
    const QString draft = around.filePath(QStringLiteral("folder"));
    if (const int number = disk::makeFolder(draft))
        return disk::failure(path, number);
    for (auto it = files.begin(); it != files.end(); ++it) {
        if (const int number = writeOne(draft + u'/' + it.key(), it.value()))
            return disk::failure(path + u'/' + it.key(), number);
    }
    const int number = target.exists() ? moveInto(draft, target.filePath())
                                       : SystemFile::rename(draft, target.filePath());
    if (number)
        return disk::failure(path, number);
    SystemFile::syncFolder(target.path());
    return Done{};
}

} // namespace engine
