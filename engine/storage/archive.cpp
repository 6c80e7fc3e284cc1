// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive.h"

#include "engine/core/limits.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/atomicfolder.h"
#include "engine/storage/entryname.h"
#include "engine/storage/zipdirectory.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QSet>

#include <quazip/quacrc32.h>
#include <quazip/quazip.h>
#include <quazip/quazipfile.h>
#include <quazip/quazipnewinfo.h>

namespace engine::archive {

namespace {

Error damaged(const QString &name)
{
    return {Error::Code::BadFormat,
            QCoreApplication::translate("Archive", "“%1” is damaged.").arg(name)};
}

// Both read the same list in the same order; where they disagree, the file was made to deceive.
bool agrees(const QuaZip &zip, const ZipEntry &entry)
{
    QuaZipFileInfo64 info;
    return zip.getCurrentFileInfo(&info) && info.crc == entry.crc && info.method == entry.method
        && info.flags == entry.flags && qint64(info.compressedSize) == entry.packedSize
        && qint64(info.uncompressedSize) == entry.size;
}

Result<QByteArray> readCurrent(QuaZip &zip, const ZipEntry &entry)
{
    QuaZipFile file(&zip);
    if (!agrees(zip, entry) || !file.open(QIODevice::ReadOnly))
        return damaged(entry.name);
    QByteArray content(entry.size, Qt::Uninitialized);
    qint64 done = 0;
    while (done < entry.size) {
        const qint64 count = file.read(content.data() + done, entry.size - done);
        if (count <= 0)
            return damaged(entry.name);
        done += count;
    }
    file.close();
    if (file.getZipError() != UNZ_OK || QuaCrc32().calculate(content) != entry.crc)
        return damaged(entry.name);
    return content;
}

bool addEntry(QuaZip &zip, const QString &name, const QByteArray &content, int level)
{
    QuaZipNewInfo info(name);
    // The earliest moment that a zip file can tell: when a file was packed is no part of it.
    info.dateTime = QDateTime(QDate(1980, 1, 1), QTime(0, 0));
    info.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    QuaZipFile file(&zip);
    if (!file.open(QIODevice::WriteOnly, info, nullptr, 0, Z_DEFLATED, level))
        return false;
    const bool isWritten = file.write(content) == content.size();
    file.close();
    return isWritten && file.getZipError() == ZIP_OK;
}

Result<Done> checkNames(const Files &files)
{
    QSet<QString> names;
    for (auto it = files.begin(); it != files.end(); ++it) {
        const QString problem = entryNameProblem(it.key());
        if (!problem.isEmpty())
            return Error{Error::Code::Unsafe, problem};
        names.insert(foldedEntryName(it.key()));
    }
    if (names.size() != files.size()) {
        return Error{Error::Code::Unsafe,
                     QCoreApplication::translate(
                         "Archive", "Two file names differ only in upper and lower case.")};
    }
    return Done{};
}

} // namespace

Result<Files> read(const QString &path)
{
    const auto zip = readBounded(path, limits::archiveBytes);
    if (!zip)
        return zip.error();
    return unpacked(zip.value());
}

Result<Files> unpacked(const QByteArray &zip)
{
    const auto entries = ZipDirectory(zip).read();
    if (!entries)
        return entries.error();
    Files files;
    if (entries->isEmpty())
        return files;
    QBuffer buffer;
    buffer.setData(zip);
    QuaZip reader(&buffer);
    if (!reader.open(QuaZip::mdUnzip) || reader.getEntriesCount() != entries->size()) {
        return Error{Error::Code::BadFormat,
                     QCoreApplication::translate("Archive", "The archive is damaged.")};
    }
    bool isThere = reader.goToFirstFile();
    for (const ZipEntry &entry : entries.value()) {
        if (!isThere)
            return damaged(entry.name);
        if (!entry.isFolder) {
            auto content = readCurrent(reader, entry);
            if (!content)
                return content.error();
            files.insert(entry.name, std::move(content).value());
        }
        isThere = reader.goToNextFile();
    }
    return files;
}

Result<QByteArray> packed(const Files &files, Effort effort)
{
    constexpr int fastLevel = 3;
    const int level = effort == Effort::Small ? Z_BEST_COMPRESSION : fastLevel;
    if (const auto names = checkNames(files); !names)
        return names.error();
    QBuffer buffer;
    QuaZip writer(&buffer);
    writer.setUtf8Enabled(true);
    writer.setDataDescriptorWritingEnabled(false);
    writer.setOsCode(3); // Unix, on every system, for the same bytes everywhere
    bool isGood = writer.open(QuaZip::mdCreate);
    for (auto it = files.begin(); isGood && it != files.end(); ++it)
        isGood = addEntry(writer, it.key(), it.value(), level);
    writer.close();
    if (!isGood || writer.getZipError() != ZIP_OK) {
        return Error{Error::Code::Io,
                     QCoreApplication::translate("Archive", "The files can't be packed.")};
    }
    return buffer.data();
}

Result<Done> write(const Files &files, const QString &path)
{
    const auto bytes = packed(files);
    if (!bytes)
        return bytes.error();
    return writeAtomically(path, bytes.value());
}

Result<Done> unpack(const QString &path, const QString &folder)
{
    const auto files = read(path);
    if (!files)
        return files.error();
    return writeFolderAtomically(folder, files.value());
}

} // namespace engine::archive
