// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/imageheader.h"

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

bool isDeepPng(QByteArrayView image)
{
    constexpr char bits = 16;
    return image.size() > 24 && image[24] == bits;
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

std::optional<QSize> gifSize(QByteArrayView image)
{
    if (image.size() < 10)
        return std::nullopt;
    return QSize(qFromLittleEndian<quint16>(image.data() + 6),
                 qFromLittleEndian<quint16>(image.data() + 8));
}

int number24(const char *bytes)
{
    return int(quint8(bytes[0])) | int(quint8(bytes[1])) << 8 | int(quint8(bytes[2])) << 16;
}

// The three forms of WebP keep the size in different places.
std::optional<QSize> webpSize(QByteArrayView image)
{
    if (image.size() < 30)
        return std::nullopt;
    const QByteArrayView form = image.sliced(12, 4);
    if (form == "VP8X")
        return QSize(number24(image.data() + 24) + 1, number24(image.data() + 27) + 1);
    if (form == "VP8L" && image[20] == 0x2f) {
        const auto bits = qFromLittleEndian<quint32>(image.data() + 21);
        return QSize(int(bits & 0x3fff) + 1, int(bits >> 14 & 0x3fff) + 1);
    }
    if (form == "VP8 " && image.sliced(23, 3) == "\x9d\x01\x2a")
        return QSize(qFromLittleEndian<quint16>(image.data() + 26) & 0x3fff,
                     qFromLittleEndian<quint16>(image.data() + 28) & 0x3fff);
    return std::nullopt;
}

using Kind = ImageHeader::Kind;

std::optional<Kind> kindOf(QByteArrayView image)
{
    if (image.startsWith("\x89PNG\r\n\x1a\n"))
        return Kind::Png;
    if (image.startsWith("\xff\xd8"))
        return Kind::Jpeg;
    if (image.startsWith("GIF87a") || image.startsWith("GIF89a"))
        return Kind::Gif;
    if (image.startsWith("RIFF") && image.size() >= 12 && image.sliced(8, 4) == "WEBP")
        return Kind::Webp;
    return std::nullopt;
}

std::optional<QSize> sizeOf(Kind kind, QByteArrayView image)
{
    switch (kind) {
    case Kind::Png:
        return pngSize(image);
    case Kind::Jpeg:
        return jpegSize(image);
    case Kind::Gif:
        return gifSize(image);
    case Kind::Webp:
        return webpSize(image);
    }
    return std::nullopt;
}

} // namespace

const char *ImageHeader::format() const
{
    switch (kind) {
    case Kind::Png:
        return "png";
    case Kind::Jpeg:
        return "jpeg";
    case Kind::Gif:
        return "gif";
    case Kind::Webp:
        return "webp";
    }
    return "";
}

std::optional<ImageHeader> ImageHeader::read(QByteArrayView image)
{
    const auto kind = kindOf(image);
    const auto size = kind ? sizeOf(*kind, image) : std::nullopt;
    if (!size || size->isEmpty())
        return std::nullopt;
    return ImageHeader{*kind, *size, *kind == Kind::Png && isDeepPng(image)};
}

} // namespace engine
