// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/imagesize.h"

#include <QtEndian>

namespace engine {

namespace {

std::optional<QSize> pngSize(QByteArrayView image)
{
    if (image.size() < 24 || image.sliced(12, 4) != "IHDR")
        return std::nullopt;
    const auto width = qFromBigEndian<quint32>(image.data() + 16);
    const auto height = qFromBigEndian<quint32>(image.data() + 20);
    if (width == 0 || height == 0 || width > 0x7fffffff || height > 0x7fffffff)
        return std::nullopt;
    return QSize(int(width), int(height));
}

bool isFrameHeader(quint8 marker)
{
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

std::optional<QSize> jpegSize(QByteArrayView image)
{
    qsizetype at = 2;
    while (at + 9 <= image.size()) {
        if (quint8(image[at]) != 0xff)
            return std::nullopt;
        const auto marker = quint8(image[at + 1]);
        if (marker == 0xff) { // padding
            ++at;
            continue;
        }
        if (isFrameHeader(marker)) {
            const QSize size(qFromBigEndian<quint16>(image.data() + at + 7),
                             qFromBigEndian<quint16>(image.data() + at + 5));
            return size.isEmpty() ? std::nullopt : std::optional(size);
        }
        const auto length = qFromBigEndian<quint16>(image.data() + at + 2);
        if (length < 2)
            return std::nullopt;
        at += 2 + length;
    }
    return std::nullopt;
}

} // namespace

std::optional<QSize> imageSize(QByteArrayView image)
{
    if (image.startsWith("\x89PNG\r\n\x1a\n"))
        return pngSize(image);
    if (image.startsWith("\xff\xd8"))
        return jpegSize(image);
    return std::nullopt;
}

} // namespace engine
