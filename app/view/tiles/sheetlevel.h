// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSizeF>

#include <optional>
#include <vector>

namespace view {

/// A sheet at one scale, cut into tiles that are kept packed without loss.
class SheetLevel
{
public:
    static constexpr int tileSize = 512;
    /// Of saved(); to be raised with every change of it.
    static constexpr int format = 1;

    SheetLevel() = default;
    /// \a page in units of the page, \a scale pixels for each of them.
    SheetLevel(QSizeF page, double scale);

    double scale() const { return m_scale; }
    QSize pixels() const { return m_pixels; }
    int columns() const { return (m_pixels.width() + tileSize - 1) / tileSize; }
    int rows() const { return (m_pixels.height() + tileSize - 1) / tileSize; }
    bool has(int column, int row) const;

    static QByteArray packed(const QImage &tile);
    static QImage unpacked(const QByteArray &bytes);
    /// Where the tile lies, in pixels of the level.
    QRect area(int column, int row) const;
    /// Packed; empty where there is none.
    QByteArray tile(int column, int row) const;
    void setTile(int column, int row, const QByteArray &packed);
    /// The number of the first tile that is missing, counted by rows; nothing when it is complete.
    std::optional<QPoint> firstMissing() const;

    QByteArray saved() const;
    /// Nothing when the bytes are not those of such a level.
    static std::optional<SheetLevel> restored(const QByteArray &bytes, QSizeF page, double scale);

private:
    size_t index(int column, int row) const
    {
        return size_t(row) * size_t(columns()) + size_t(column);
    }

    double m_scale = 1;
    QSize m_pixels;
    std::vector<QByteArray> m_tiles;
};

} // namespace view
