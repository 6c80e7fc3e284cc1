// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>

#include <optional>

namespace engine {

/// What the first bytes of a picture tell of it, before anything is decoded.
struct ImageHeader
{
    enum class Kind { Png, Jpeg, Gif, Webp };

    Kind kind = Kind::Png;
    QSize size;
    bool isDeep = false; ///< Two bytes for each channel of a pixel.

    qint64 pixels() const { return qint64(size.width()) * size.height(); }
    /// Pixels, those that take twice as much memory counted twice.
    qint64 weight() const { return isDeep ? 2 * pixels() : pixels(); }
    /// The name that Qt has for the kind.
    const char *format() const;

    /// Nothing for content that is no picture of these kinds, whatever its file is called.
    static std::optional<ImageHeader> read(QByteArrayView image);
};

} // namespace engine
