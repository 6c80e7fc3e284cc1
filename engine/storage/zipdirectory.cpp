// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/zipdirectory.h"

#include "engine/core/limits.h"
#include "engine/storage/entryname.h"

#include <QtEndian>

#include <algorithm>

namespace engine {

namespace {

constexpr quint32 localSignature = 0x04034b50;
constexpr quint32 entrySignature = 0x02014b50;
constexpr quint32 endSignature = 0x06054b50;
constexpr quint32 zip64Signature = 0x07064b50; // of what stands before the end record then
constexpr qint64 zip64Size = 20;
constexpr qint64 localSize = 30;
constexpr qint64 entrySize = 46;
constexpr qint64 endSize = 22;
constexpr qint64 maxComment = 0xffff;

constexpr quint16 encryptedFlags = 1 << 0 | 1 << 6 | 1 << 13;
constexpr quint16 sizesFollowFlag = 1 << 3;
constexpr quint16 stored = 0;
constexpr quint16 deflated = 8;

constexpr quint32 fileTypeMask = 0170000;
constexpr quint32 regularFile = 0100000;
constexpr quint32 folder = 0040000;
constexpr quint32 link = 0120000;

} // namespace

ZipDirectory::ZipDirectory(const QByteArray &zip)
    : m_zip(zip)
{
}

Result<QList<ZipEntry>> ZipDirectory::read()
{
    if (findEnd() && readEnd() && readEntries() && checkNames() && checkOverlaps())
        return m_entries;
    return m_error;
}

bool ZipDirectory::findEnd()
{
    const qint64 last = m_zip.size() - endSize;
    for (qint64 at = last; at >= 0 && at >= last - maxComment; --at) {
        if (number(at) == endSignature) {
            m_endRecord = at;
            break;
        }
    }
    if (m_endRecord < 0) {
        return fail(Error::Code::BadFormat, tr("This is not a zip file, or its end is missing."));
    }
    if (m_endRecord + endSize + word(m_endRecord + 20) != m_zip.size()) {
        return fail(Error::Code::BadFormat,
                    tr("The end of the archive is damaged or something is attached to it."));
    }
    return true;
}

bool ZipDirectory::readEnd()
{
    m_count = word(m_endRecord + 10);
    const qint64 size = number(m_endRecord + 12);
    m_directory = number(m_endRecord + 16);
    const bool hasZip64Record =
        m_endRecord >= zip64Size && number(m_endRecord - zip64Size) == zip64Signature;
    if (hasZip64Record || m_count == 0xffff || size == 0xffffffff || m_directory == 0xffffffff)
        return fail(Error::Code::BadFormat, tr("The archive is of the ZIP64 kind."));
    if (word(m_endRecord + 4) != 0 || word(m_endRecord + 6) != 0
        || word(m_endRecord + 8) != m_count)
        return fail(Error::Code::BadFormat, tr("The archive is one part of several."));
    if (m_count > limits::archiveEntries) {
        return fail(Error::Code::TooLarge,
                    tr("The archive has more than %1 entries.").arg(limits::archiveEntries));
    }
    if (m_directory + size != m_endRecord) {
        return fail(Error::Code::BadFormat,
                    tr("The list of entries is not where the archive says."));
    }
    return true;
}

bool ZipDirectory::readEntries()
{
    m_at = m_directory;
    m_entries.reserve(m_count);
    for (int i = 0; i < m_count; ++i) {
        if (!readEntry())
            return false;
    }
    if (m_at != m_endRecord)
        return fail(Error::Code::BadFormat, tr("There are more entries than the archive says."));
    return true;
}

bool ZipDirectory::readEntry()
{
    if (m_at + entrySize > m_endRecord || number(m_at) != entrySignature)
        return fail(Error::Code::BadFormat, tr("The list of entries is damaged."));
    const qint64 nameAt = m_at + entrySize;
    const int nameLength = word(m_at + 28);
    const qint64 next = nameAt + nameLength + word(m_at + 30) + word(m_at + 32);
    if (next > m_endRecord)
        return fail(Error::Code::BadFormat, tr("The list of entries is damaged."));

    ZipEntry entry;
    entry.flags = word(m_at + 8);
    entry.method = word(m_at + 10);
    entry.crc = number(m_at + 16);
    entry.packedSize = number(m_at + 20);
    entry.size = number(m_at + 24);
    entry.offset = number(m_at + 42);
    const bool isInOtherPart = word(m_at + 34) != 0;
    const quint32 attributes = number(m_at + 38);
    m_at = next;
    if (!readName(entry, nameAt, nameLength))
        return false;
    if (isInOtherPart)
        return fail(Error::Code::BadFormat, tr("The archive is one part of several."));
    if (!checkFlags(entry) || !checkAttributes(entry, attributes) || !checkSizes(entry)
        || !checkLocalHeader(entry, nameAt, nameLength))
        return false;
    m_entries.append(entry);
    return true;
}

bool ZipDirectory::readName(ZipEntry &entry, qint64 at, int length)
{
    const auto bytes = QByteArrayView(m_zip).sliced(at, length);
    if (!bytes.isValidUtf8())
        return fail(Error::Code::BadFormat, tr("A file name is not valid UTF-8."));
    entry.name = QString::fromUtf8(bytes);
    entry.isFolder = entry.name.size() > 1 && entry.name.endsWith(u'/');
    if (entry.isFolder)
        entry.name.chop(1);
    const QString problem = entryNameProblem(entry.name);
    return problem.isEmpty() || fail(Error::Code::Unsafe, problem);
}

bool ZipDirectory::checkFlags(const ZipEntry &entry)
{
    if (entry.flags & encryptedFlags)
        return fail(Error::Code::BadFormat, tr("“%1” is encrypted.").arg(entry.name));
    if (entry.method != stored && entry.method != deflated) {
        return fail(Error::Code::BadFormat,
                    tr("“%1” is compressed in a way that is not known.").arg(entry.name));
    }
    return true;
}

bool ZipDirectory::checkAttributes(const ZipEntry &entry, quint32 attributes)
{
    const quint32 type = attributes >> 16 & fileTypeMask;
    if (type == link)
        return fail(Error::Code::Unsafe, tr("“%1” is a link.").arg(entry.name));
    if (type != 0 && type != (entry.isFolder ? folder : regularFile)) {
        return fail(Error::Code::Unsafe,
                    tr("“%1” is neither a plain file nor a folder.").arg(entry.name));
    }
    return true;
}

bool ZipDirectory::checkSizes(const ZipEntry &entry)
{
    if (entry.size == 0xffffffff || entry.packedSize == 0xffffffff || entry.offset == 0xffffffff)
        return fail(Error::Code::BadFormat, tr("The archive is of the ZIP64 kind."));
    if (entry.isFolder && entry.size != 0)
        return fail(Error::Code::BadFormat, tr("The folder “%1” has content.").arg(entry.name));
    if (entry.method == stored && entry.packedSize != entry.size)
        return fail(Error::Code::BadFormat, tr("The sizes of “%1” disagree.").arg(entry.name));
    if (entry.size > limits::entryBytes) {
        return fail(Error::Code::TooLarge,
                    tr("“%1” is larger than %2 MiB.")
                        .arg(entry.name)
                        .arg(limits::entryBytes / limits::mib));
    }
    if (entry.size > limits::compressionRatioFrom
        && entry.size / limits::compressionRatio > entry.packedSize) {
        return fail(Error::Code::TooLarge,
                    tr("“%1” unpacks to more than %2 times its size.")
                        .arg(entry.name)
                        .arg(limits::compressionRatio));
    }
    m_unpacked += entry.size;
    if (m_unpacked > limits::unpackedBytes) {
        return fail(Error::Code::TooLarge,
                    tr("The archive unpacks to more than %1 MiB.")
                        .arg(limits::unpackedBytes / limits::mib));
    }
    return true;
}

bool ZipDirectory::checkLocalHeader(ZipEntry &entry, qint64 nameAt, int nameLength)
{
    const qint64 at = entry.offset;
    if (at + localSize > m_directory || number(at) != localSignature) {
        return fail(Error::Code::BadFormat,
                    tr("“%1” is not where the archive says.").arg(entry.name));
    }
    const qint64 dataAt = at + localSize + word(at + 26) + word(at + 28);
    entry.end = dataAt + entry.packedSize;
    if (entry.end > m_directory)
        return fail(Error::Code::BadFormat, tr("“%1” is cut off.").arg(entry.name));

    const auto bytes = QByteArrayView(m_zip);
    bool agrees = word(at + 26) == nameLength
        && bytes.sliced(at + localSize, nameLength) == bytes.sliced(nameAt, nameLength)
        && word(at + 6) == entry.flags && word(at + 8) == entry.method;
    if (!(entry.flags & sizesFollowFlag)) {
        agrees = agrees && number(at + 14) == entry.crc && number(at + 18) == entry.packedSize
            && number(at + 22) == entry.size;
    }
    if (!agrees) {
        return fail(Error::Code::BadFormat,
                    tr("The two headers of “%1” disagree.").arg(entry.name));
    }
    return true;
}

bool ZipDirectory::checkNames()
{
    QHash<QString, const ZipEntry *> byName;
    for (const ZipEntry &entry : m_entries) {
        const QString folded = foldedEntryName(entry.name);
        if (byName.contains(folded)) {
            return fail(Error::Code::Unsafe,
                        tr("“%1” is there twice, or differs only in upper and lower case.")
                            .arg(entry.name));
        }
        byName.insert(folded, &entry);
    }
    for (const ZipEntry &entry : m_entries) {
        const QString folded = foldedEntryName(entry.name);
        for (qsizetype slash = folded.indexOf(u'/'); slash >= 0;
             slash = folded.indexOf(u'/', slash + 1)) {
            const ZipEntry *parent = byName.value(folded.left(slash));
            if (parent && !parent->isFolder) {
                return fail(Error::Code::Unsafe,
                            tr("“%1” is both a file and a folder.").arg(parent->name));
            }
        }
    }
    return true;
}

bool ZipDirectory::checkOverlaps()
{
    QList<const ZipEntry *> byOffset;
    for (const ZipEntry &entry : m_entries)
        byOffset.append(&entry);
    std::sort(byOffset.begin(), byOffset.end(),
              [](const ZipEntry *a, const ZipEntry *b) { return a->offset < b->offset; });
    for (qsizetype i = 1; i < byOffset.size(); ++i) {
        if (byOffset[i]->offset < byOffset[i - 1]->end) {
            return fail(Error::Code::Unsafe,
                        tr("“%1” and “%2” share bytes of the archive.")
                            .arg(byOffset[i - 1]->name, byOffset[i]->name));
        }
    }
    return true;
}

bool ZipDirectory::fail(Error::Code code, const QString &message)
{
    m_error = {code, message};
    return false;
}

quint16 ZipDirectory::word(qint64 at) const
{
    return qFromLittleEndian<quint16>(m_zip.constData() + at);
}

quint32 ZipDirectory::number(qint64 at) const
{
    return qFromLittleEndian<quint32>(m_zip.constData() + at);
}

} // namespace engine
