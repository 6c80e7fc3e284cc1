// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/boundedimage.h"

#include "engine/storage/imagesize.h"

#include <QBuffer>
#include <QImageReader>

#include <cmath>

namespace view {

BoundedImage BoundedImage::read(const QByteArray &bytes, qint64 points)
{
    BoundedImage bounded;
    const auto whole = engine::imageSize(bytes);
    if (!whole)
        return bounded;
    bounded.whole = *whole;
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    // A photograph that is to be turned is told by its stored size all the same.
    reader.setAutoTransform(false);
    const double share = double(points) / (double(whole->width()) * whole->height());
    // Rows are then scaled as they come, and what is held at once stays small.
    if (share < 1)
        reader.setScaledSize((QSizeF(*whole) * std::sqrt(share)).toSize().expandedTo({1, 1}));
    bounded.image = reader.read();
    return bounded;
}

} // namespace view
