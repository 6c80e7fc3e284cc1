// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/zipsalvage.h"

#include <QList>
#include <QtEndian>

#include <zlib.h>

namespace engine {

namespace {

constexpr qsizetype localHeaderSize = 30;
constexpr qsizetype chunk = 64 * 1024;
// The name stands before its content and in the list of entries; more is suspicious.
constexpr int mostPlaces = 4;

qsizetype word(const QByteArray &zip, qsizetype at)
{
    return at >= 0 && at + 2 <= zip.size() ? qFromLittleEndian<quint16>(zip.constData() + at) : 0;
}

qsizetype number(const QByteArray &zip, qsizetype at)
{
    return at >= 0 && at + 4 <= zip.size() ? qFromLittleEndian<quint32>(zip.constData() + at) : 0;
}

/// Everywhere the content may begin. No signature is looked at: it may be what is damaged.
QList<qsizetype> places(const QByteArray &zip, const QByteArray &name)
{
    QList<qsizetype> found;
    qsizetype at = zip.indexOf(name);
    for (int i = 0; at >= 0 && i < mostPlaces; ++i, at = zip.indexOf(name, at + 1)) {
        found.append(at + name.size() + word(zip, at - 2));
        const qsizetype local = number(zip, at - 4); // if this is the list of entries
        found.append(local + localHeaderSize + name.size()
                     + word(zip, local + localHeaderSize - 2));
    }
    return found;
}

/// Unpacks until the end, the damage or the limit.
QByteArray inflated(QByteArrayView packed, QByteArrayView start, qint64 limit)
{
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return {};
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
    stream.avail_in = uInt(packed.size());
    QByteArray content;
    int status = Z_OK;
    while (status == Z_OK && content.size() < limit
           && (content.isEmpty() || content.startsWith(start))) {
        const qsizetype before = content.size();
        content.resize(before + std::min(chunk, qsizetype(limit) - before));
        stream.next_out = reinterpret_cast<Bytef *>(content.data() + before);
        stream.avail_out = uInt(content.size() - before);
        status = inflate(&stream, Z_SYNC_FLUSH);
        content.chop(qsizetype(stream.avail_out));
        if (content.size() == before)
            break;
    }
    inflateEnd(&stream);
    return content;
}

} // namespace

QByteArray salvagedEntry(const QByteArray &zip, const QByteArray &name, QByteArrayView start,
                         qint64 limit)
{
    const QList<qsizetype> candidates = places(zip, name);
    for (const qsizetype at : candidates) {
        if (at >= zip.size())
            continue;
        const QByteArrayView packed = QByteArrayView(zip).sliced(at);
        if (packed.startsWith(start))
            return packed.first(std::min(packed.size(), qsizetype(limit))).toByteArray();
        const QByteArray content = inflated(packed, start, limit);
        if (!content.isEmpty() && content.startsWith(start))
            return content;
    }
    return {};
}

} // namespace engine
