// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/gzip.h"

#include <QCoreApplication>

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
    explicit Inflater(const QByteArray &bytes)
    {
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.constData()));
        m_stream.avail_in = uInt(bytes.size());
        constexpr int gzipOnly = 16;
        m_isOpen = inflateInit2(&m_stream, MAX_WBITS + gzipOnly) == Z_OK;
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

} // namespace

bool isGzip(QByteArrayView bytes)
{
    return bytes.startsWith("\x1f\x8b");
}

Result<QByteArray> gunzip(const QByteArray &bytes, qint64 most)
{
    const Error broken{Error::Code::BadFormat, Words::tr("The compressed file is damaged.")};
    Inflater inflater(bytes);
    if (!inflater.isOpen())
        return broken;
    QByteArray plain;
    char block[65536];
    for (;;) {
        const auto [answer, count] = inflater.read(block, sizeof block);
        if (answer != Z_OK && answer != Z_STREAM_END)
            return broken;
        if (plain.size() + count > most) {
            return Error{Error::Code::TooLarge,
                         Words::tr("The compressed file unpacks to more than %1 MiB.")
                             .arg(most / (1024 * 1024))};
        }
        plain.append(block, count);
        if (answer == Z_STREAM_END)
            return plain;
        if (count == 0)
            return broken;
    }
}

} // namespace engine
