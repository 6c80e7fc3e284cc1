// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/imageburden.h"

#include "engine/core/limits.h"
#include "engine/storage/picture/gzip.h"
#include "engine/storage/picture/imageheader.h"

#include <QCoreApplication>
#include <QtEndian>

namespace engine {

namespace {

struct BurdenWords
{
    Q_DECLARE_TR_FUNCTIONS(ImageBurden)
};

// What stands behind the next zero byte of a text.
QByteArrayView behindName(QByteArrayView text)
{
    const qsizetype end = text.indexOf('\0');
    return end < 0 ? QByteArrayView() : text.sliced(end + 1);
}

/// The bytes of a text of a PNG, unpacked; no more than one above \a most are counted.
qint64 textSize(QByteArrayView kind, QByteArrayView chunk, qint64 most)
{
    QByteArrayView text = behindName(chunk);
    if (kind == "zTXt")
        return text.size() < 1 ? 0 : inflatedSize(text.sliced(1), most);
    if (kind != "iTXt" || text.size() < 2 || text[0] == 0)
        return chunk.size();
    text = behindName(behindName(text.sliced(2))); // its language, and its name in that
    return inflatedSize(text, most);
}

bool hasHugeTexts(QByteArrayView png)
{
    constexpr qsizetype frame = 12; // length, kind and check sum around each chunk
    qint64 sum = 0;
    for (qsizetype at = 8; at + frame <= png.size();) {
        const qint64 length = qFromBigEndian<quint32>(png.data() + at);
        if (length > png.size() - at - frame)
            return false; // cut off: what is unpacked ends here
        const QByteArrayView kind = png.sliced(at + 4, 4);
        if (kind == "tEXt" || kind == "zTXt" || kind == "iTXt")
            sum += textSize(kind, png.sliced(at + 8, length), limits::imageTextBytes);
        if (sum > limits::imageTextBytes)
            return true;
        at += length + frame;
    }
    return false;
}

// Among the points themselves these two bytes can't stand together.
bool hasManyScans(QByteArrayView jpeg)
{
    int count = 0;
    for (qsizetype at = jpeg.indexOf("\xff\xda"); at >= 0; at = jpeg.indexOf("\xff\xda", at + 2)) {
        if (++count > limits::imageScans)
            return true;
    }
    return false;
}

} // namespace

QString hiddenBurden(QByteArrayView image)
{
    const auto header = ImageHeader::read(image);
    if (header && header->kind == ImageHeader::Kind::Png && hasHugeTexts(image)) {
        return BurdenWords::tr("its texts unpack to more than %1 MiB.")
            .arg(limits::imageTextBytes / limits::mib);
    }
    if (header && header->kind == ImageHeader::Kind::Jpeg && hasManyScans(image))
        return BurdenWords::tr("it is drawn in more than %1 passes.").arg(limits::imageScans);
    return {};
}

} // namespace engine
