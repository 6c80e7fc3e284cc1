// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <array>

/// Builds a zip file field by field, so that a test can put any lie into it.
struct ZipBuilder
{
    struct Entry
    {
        QByteArray name;
        QByteArray packed; ///< The bytes as they stand in the archive.
        quint16 method = 0;
        quint16 flags = 0;
        quint32 crc = 0;
        quint32 size = 0; ///< Unpacked.
        quint32 packedSize = 0;
        quint32 attributes = 0;
        quint16 disk = 0;
        QByteArray localName; ///< Like name, unless the test changes it.
        quint32 localSize = 0;
        quint32 localCrc = 0;
        quint16 localMethod = 0;
        quint16 localFlags = 0;
        qint64 offset = -1; ///< Of the local header; -1 is the true one.
        QByteArray extra;
        bool hasLocal = true; ///< Without, the entry uses the bytes of another.
    };

    QList<Entry> entries;
    QByteArray comment;
    QByteArray prefix; ///< Before the first entry.
    QByteArray gap; ///< Between the list of entries and the end record.
    int countDelta = 0;
    int totalDelta = 0;
    int directoryDelta = 0;
    int commentDelta = 0;
    quint16 disk = 0;
    quint32 directorySignature = 0x02014b50;
    quint32 localSignature = 0x04034b50;
    quint32 endSignature = 0x06054b50;

    static quint32 crc32(const QByteArray &bytes)
    {
        quint32 crc = 0xffffffff;
        for (const char byte : bytes) {
            crc ^= quint8(byte);
            for (int bit = 0; bit < 8; ++bit)
                crc = crc & 1 ? crc >> 1 ^ 0xedb88320 : crc >> 1;
        }
        return ~crc;
    }

    /// A good entry that is stored as it is.
    static Entry stored(const QByteArray &name, const QByteArray &content = "content")
    {
        Entry entry;
        entry.name = entry.localName = name;
        entry.packed = content;
        entry.crc = entry.localCrc = crc32(content);
        entry.size = entry.packedSize = entry.localSize = quint32(content.size());
        return entry;
    }

    /// A good compressed entry: Qt's compression behind its length and zlib's frame.
    static Entry deflated(const QByteArray &name, const QByteArray &content)
    {
        Entry entry = stored(name, content);
        const QByteArray framed = qCompress(content, 9);
        // qCompress gives no stream at all for nothing; this one is an empty final block.
        entry.packed =
            content.isEmpty() ? QByteArray("\x03\x00", 2) : framed.sliced(6, framed.size() - 10);
        entry.packedSize = quint32(entry.packed.size());
        entry.method = entry.localMethod = 8;
        return entry;
    }

    ZipBuilder &add(const Entry &entry)
    {
        entries.append(entry);
        return *this;
    }

    QByteArray bytes() const
    {
        QByteArray zip = prefix;
        QList<quint32> offsets;
        for (const Entry &entry : entries) {
            offsets.append(entry.offset < 0 ? quint32(zip.size()) : quint32(entry.offset));
            if (entry.hasLocal)
                addLocal(zip, entry);
        }
        const auto directory = quint32(zip.size());
        for (qsizetype i = 0; i < entries.size(); ++i)
            addToDirectory(zip, entries[i], offsets[i]);
        const auto directorySize = quint32(zip.size()) - directory;
        zip += gap;
        addNumber(zip, endSignature);
        addWord(zip, disk);
        addWord(zip, disk);
        addWord(zip, quint16(entries.size() + countDelta));
        addWord(zip, quint16(entries.size() + countDelta + totalDelta));
        addNumber(zip, directorySize);
        addNumber(zip, directory + quint32(directoryDelta));
        addWord(zip, quint16(comment.size() + commentDelta));
        return zip + comment;
    }

private:
    static void addWord(QByteArray &out, quint16 value)
    {
        out += char(value & 0xff);
        out += char(value >> 8);
    }
    static void addNumber(QByteArray &out, quint32 value)
    {
        addWord(out, quint16(value & 0xffff));
        addWord(out, quint16(value >> 16));
    }

    void addLocal(QByteArray &zip, const Entry &entry) const
    {
        addNumber(zip, localSignature);
        addWord(zip, 20);
        addWord(zip, entry.flags | entry.localFlags);
        addWord(zip, entry.localMethod);
        addNumber(zip, 0x00210000); // midnight, 1 January 1980
        addNumber(zip, entry.localCrc);
        addNumber(zip, entry.packedSize);
        addNumber(zip, entry.localSize);
        addWord(zip, quint16(entry.localName.size()));
        addWord(zip, 0);
        zip += entry.localName;
        zip += entry.packed;
    }

    void addToDirectory(QByteArray &zip, const Entry &entry, quint32 offset) const
    {
        addNumber(zip, directorySignature);
        addWord(zip, 0x0314);
        addWord(zip, 20);
        addWord(zip, entry.flags);
        addWord(zip, entry.method);
        addNumber(zip, 0x00210000);
        addNumber(zip, entry.crc);
        addNumber(zip, entry.packedSize);
        addNumber(zip, entry.size);
        addWord(zip, quint16(entry.name.size()));
        addWord(zip, quint16(entry.extra.size()));
        addWord(zip, 0);
        addWord(zip, entry.disk);
        addWord(zip, 0);
        addNumber(zip, entry.attributes);
        addNumber(zip, offset);
        zip += entry.name;
        zip += entry.extra;
    }
};
