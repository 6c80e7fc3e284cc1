// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace view {

/// A PNG, JPEG, GIF or WebP picture, as much of it as memory shall hold: large ones are smaller
/// than they are.
struct BoundedImage
{
    /// Points that are kept of a picture, so that none takes more than Qt grants it.
    static constexpr qint64 mostPoints = 24'000'000;

    QImage image; ///< Null: it can't be read.
    QSize whole; ///< As its file has it; empty: it is no picture.

    bool isReduced() const { return image.size() != whole; }

    static BoundedImage read(const QByteArray &bytes, qint64 points = mostPoints);
};

} // namespace view
