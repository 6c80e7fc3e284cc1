// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/sheetlevel.h"

#include <QBuffer>
#include <QDataStream>

#include <algorithm>
#include <cmath>

namespace view {

namespace {

constexpr quint32 magic = 0x48585431; // "HXT1"
// Packing must not take longer than painting: the fastest kind that still saves memory.
constexpr int packingQuality = 85;

QByteArray packed(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG", packingQuality);
    return bytes;
}

} // namespace

SheetLevel::SheetLevel(QSizeF page, double scale)
    : m_scale(scale)
    , m_pixels(std::max(1, int(std::ceil(page.width() * scale))),
               std::max(1, int(std::ceil(page.height() * scale))))
    , m_tiles(size_t(columns()) * size_t(rows()))
{
}

bool SheetLevel::has(int column, int row) const
{
    return column >= 0 && row >= 0 && column < columns() && row < rows()
        && !m_tiles[index(column, row)].isEmpty();
}

bool SheetLevel::isComplete() const
{
    return std::none_of(m_tiles.begin(), m_tiles.end(), [](const auto &t) { return t.isEmpty(); });
}

qint64 SheetLevel::packedBytes() const
{
    qint64 sum = 0;
    for (const QByteArray &tile : m_tiles)
        sum += tile.size();
    return sum;
}

void SheetLevel::add(const QImage &part, int column, int row)
{
    for (int y = 0; y < part.height() && row + y / tileSize < rows(); y += tileSize) {
        for (int x = 0; x < part.width() && column + x / tileSize < columns(); x += tileSize) {
            const QRect cut = QRect(x, y, tileSize, tileSize) & part.rect();
            m_tiles[index(column + x / tileSize, row + y / tileSize)] = packed(part.copy(cut));
        }
    }
}

QImage SheetLevel::tile(int column, int row) const
{
    if (!has(column, row))
        return {};
    return QImage::fromData(m_tiles[index(column, row)], "PNG")
        .convertToFormat(QImage::Format_RGB32);
}

void SheetLevel::clear()
{
    std::fill(m_tiles.begin(), m_tiles.end(), QByteArray());
}

QByteArray SheetLevel::saved() const
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << magic << m_pixels << quint32(m_tiles.size());
    for (const QByteArray &tile : m_tiles)
        stream << tile;
    return bytes;
}

std::optional<SheetLevel> SheetLevel::restored(const QByteArray &bytes, QSizeF page, double scale)
{
    SheetLevel level(page, scale);
    QDataStream stream(bytes);
    quint32 sign = 0;
    quint32 count = 0;
    QSize pixels;
    stream >> sign >> pixels >> count;
    if (sign != magic || pixels != level.m_pixels || count != level.m_tiles.size())
        return {};
    for (QByteArray &tile : level.m_tiles)
        stream >> tile;
    // A cut file has the right head and too little behind it.
    if (stream.status() != QDataStream::Ok || !level.isComplete() || level.tile(0, 0).isNull())
        return {};
    return level;
}

} // namespace view
