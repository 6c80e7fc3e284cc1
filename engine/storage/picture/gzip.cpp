// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/gzip.h"

#include <QCoreApplication>
#include <QtEndian>

#include <optional>

#include <zlib.h>

namespace engine {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Gzip)
};

/// zlib's stream, which must be ended however reading ends.
class Inflater
{
public:
    enum class Form { Zlib = 0, Gzip = 16 };

    Inflater(QByteArrayView bytes, Form form)
    {
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
        m_stream.avail_in = uInt(bytes.size());
        m_isOpen = inflateInit2(&m_stream, MAX_WBITS + int(form)) == Z_OK;
    }
    ~Inflater()
    {
        if (m_isOpen)
            inflateEnd(&m_stream);
    }
    Q_DISABLE_COPY_MOVE(Inflater)

    bool isOpen() const { return m_isOpen; }
    /// Reads on into \a block; returns zlib's answer and the bytes that came.
    std::pair<int, qsizetype> read(char *block, qsizetype size)
    {
        m_stream.next_out = reinterpret_cast<Bytef *>(block);
        m_stream.avail_out = uInt(size);
        const int answer = inflate(&m_stream, Z_NO_FLUSH);
        return {answer, size - qsizetype(m_stream.avail_out)};
    }

private:
    z_stream m_stream = {};
    bool m_isOpen = false;
};

Error tooLarge(qint64 most)
{
    return Error{
        Error::Code::TooLarge,
        Words::tr("The compressed file unpacks to more than %1 MiB.").arg(most / (1024 * 1024))};
}

/// Gives all that is unpacked to \a take, piece by piece.
template<typename Take> std::optional<Error> unpack(const QByteArray &bytes, qint64 most, Take take)
{
    const Error broken{Error::Code::BadFormat, Words::tr("The compressed file is damaged.")};
    Inflater inflater(bytes, Inflater::Form::Gzip);
    if (!inflater.isOpen())
        return broken;
    qint64 size = 0;
    char block[65536];
    for (;;) {
        const auto [answer, count] = inflater.read(block, sizeof block);
        if (answer != Z_OK && answer != Z_STREAM_END)
            return broken;
        size += count;
        if (size > most)
            return tooLarge(most);
        take(QByteArrayView(block, count));
        if (answer == Z_STREAM_END)
            return {};
        if (count == 0)
            return broken;
    }
}

} // namespace

bool isGzip(QByteArrayView bytes)
{
    return bytes.startsWith("\x1f\x8b");
}

Result<QByteArray> gunzip(const QByteArray &bytes, qint64 most)
{
    // What is too large takes no memory: its size is found out first. Its end says it, but may lie.
    constexpr qsizetype end = 4;
    if (bytes.size() > end && qFromLittleEndian<quint32>(bytes.constEnd() - end) > most)
        return tooLarge(most);
    qsizetype size = 0;
    if (const auto error = unpack(bytes, most, [&](QByteArrayView part) { size += part.size(); }))
        return *error;
    QByteArray plain;
    plain.reserve(size);
    if (const auto error = unpack(bytes, most, [&](QByteArrayView part) { plain.append(part); }))
        return *error;
    return plain;
}

qint64 inflatedSize(QByteArrayView packed, qint64 most)
{
    Inflater inflater(packed, Inflater::Form::Zlib);
    qint64 size = 0;
    char block[65536];
    while (inflater.isOpen() && size <= most) {
        const auto [answer, count] = inflater.read(block, sizeof block);
        size += count;
        if (answer != Z_OK || count == 0)
            break;
    }
    return std::min(size, most + 1);
}

QString zlibVersion()
{
    return QLatin1String(::zlibVersion());
}

} // namespace engine
