// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QStringList>

namespace engine {

/// What a zip file says about one of its entries.
struct ZipEntry
{
    QString name;
    bool isFolder = false;
    quint16 flags = 0;
    quint16 method = 0;
    quint32 crc = 0;
    qint64 packedSize = 0;
    qint64 size = 0;
    qint64 offset = 0; ///< Of its local header in the file.
    qint64 end = 0; ///< Behind its packed bytes.
};

/// Reads the list of entries of a zip file and refuses everything that a module has no need of,
/// before a single byte is unpacked.
class ZipDirectory
{
    Q_DECLARE_TR_FUNCTIONS(ZipDirectory)

public:
    explicit ZipDirectory(const QByteArray &zip);

    Result<QList<ZipEntry>> read();

private:
    bool findEnd();
    bool readEnd();
    bool readEntries();
    bool readEntry();
    bool readName(ZipEntry &entry, qint64 at, int length);
    bool checkFlags(const ZipEntry &entry);
    bool checkAttributes(const ZipEntry &entry, quint32 attributes);
    bool checkSizes(const ZipEntry &entry);
    bool checkLocalHeader(ZipEntry &entry, qint64 nameAt, int nameLength);
    bool checkNames();
    bool checkOverlaps();

    bool fail(Error::Code code, const QString &message);
    quint16 word(qint64 at) const;
    quint32 number(qint64 at) const;

    QByteArray m_zip;
    QList<ZipEntry> m_entries;
    Error m_error{Error::Code::BadFormat, {}};
    qint64 m_at = 0;
    qint64 m_endRecord = -1;
    qint64 m_directory = 0;
    qint64 m_unpacked = 0;
    int m_count = 0;
};

} // namespace engine
