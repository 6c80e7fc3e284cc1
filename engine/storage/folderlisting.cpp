// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/folderlisting.h"

#include "engine/core/limits.h"
#include "engine/storage/entryname.h"

#include <QDir>

namespace engine {

FolderListing::FolderListing(const QString &folder)
    : m_folder(folder)
{
}

Result<QStringList> FolderListing::read()
{
    if (!readFolder({}))
        return m_error;
    m_names.sort();
    return m_names;
}

bool FolderListing::readFolder(const QString &name)
{
    const QDir folder(QDir(m_folder).filePath(name));
    if (!folder.isReadable())
        return fail(Error::Code::Io, tr("The folder “%1” can't be read.").arg(folder.path()));
    const auto infos = folder.entryInfoList(
        QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo &info : infos) {
        const QString path = name.isEmpty() ? info.fileName() : name + u'/' + info.fileName();
        if (!isLeftoverName(info.fileName()) && !readEntry(info, path))
            return false;
    }
    return true;
}

bool FolderListing::readEntry(const QFileInfo &info, const QString &name)
{
    const QString problem = entryNameProblem(name);
    if (!problem.isEmpty())
        return fail(Error::Code::Unsafe, problem);
    if (info.isSymLink() || info.isJunction())
        return fail(Error::Code::Unsafe, tr("“%1” is a link.").arg(name));
    if (info.isDir())
        return readFolder(name);
    if (!info.isFile())
        return fail(Error::Code::Unsafe,
                    tr("“%1” is neither a plain file nor a folder.").arg(name));
    return addFile(info, name);
}

bool FolderListing::addFile(const QFileInfo &info, const QString &name)
{
    const QString folded = foldedEntryName(name);
    if (m_foldedNames.contains(folded)) {
        return fail(Error::Code::Unsafe,
                    tr("“%1” is there twice, or differs only in upper and lower case.").arg(name));
    }
    m_foldedNames.insert(folded);
    m_names.append(name);
    m_bytes += info.size();
    if (m_names.size() > limits::archiveEntries) {
        return fail(Error::Code::TooLarge,
                    tr("The folder has more than %1 files.").arg(limits::archiveEntries));
    }
    if (info.size() > limits::entryBytes) {
        return fail(
            Error::Code::TooLarge,
            tr("“%1” is larger than %2 MiB.").arg(name).arg(limits::entryBytes / limits::mib));
    }
    if (m_bytes > limits::unpackedBytes) {
        return fail(Error::Code::TooLarge,
                    tr("The files of the folder take more than %1 MiB.")
                        .arg(limits::unpackedBytes / limits::mib));
    }
    return true;
}

bool FolderListing::fail(Error::Code code, const QString &message)
{
    m_error = {code, message};
    return false;
}

} // namespace engine
