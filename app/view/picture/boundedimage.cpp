// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/picture/boundedimage.h"

#include "engine/core/limits.h"
#include "engine/storage/picture/imageburden.h"
#include "engine/storage/picture/imageheader.h"

#include <QBuffer>
#include <QImageReader>

#include <cmath>
#include <mutex>

namespace view {

namespace {

/// Qt's own limit depends on its release, and newer ones hold a picture whole before they scale it:
/// the size was checked here, so Qt need not.
void trustOwnLimit()
{
    constexpr qint64 bytesPerPixel = 8;
    QImageReader::setAllocationLimit(int((engine::limits::imagePixels * bytesPerPixel >> 20) + 1));
}

} // namespace

BoundedImage BoundedImage::read(const QByteArray &bytes, qint64 points)
{
    BoundedImage bounded;
    const auto header = engine::ImageHeader::read(bytes);
    if (!header)
        return bounded;
    bounded.whole = header->size;
    if (header->weight() > engine::limits::imagePixels || !engine::hiddenBurden(bytes).isEmpty())
        return bounded;
    static std::once_flag once;
    std::call_once(once, trustOwnLimit);
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, header->format());
    reader.setAutoDetectImageFormat(false);
    // The decoder must have read the same header.
    if (reader.size() != header->size)
        return bounded;
    // A photograph that is to be turned is told by its stored size all the same.
    reader.setAutoTransform(false);
    const double share = double(points) / double(header->pixels());
    // Rows are then scaled as they come, and what is held at once stays small.
    if (share < 1)
        reader.setScaledSize((QSizeF(header->size) * std::sqrt(share)).toSize().expandedTo({1, 1}));
    // Of an animated picture only the first frame is ever decoded.
    bounded.image = reader.read();
    return bounded;
}

} // namespace view
