// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/tiles/sheetlevel.h"

#include <QBuffer>
#include <QDataStream>

#include <algorithm>
#include <cmath>

namespace view {

namespace {

constexpr quint32 magic = 0x48585430 + SheetLevel::format; // "HXT1"
// Packing must not take longer than painting: the fastest kind that still saves memory.
constexpr int packingQuality = 85;

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

QByteArray SheetLevel::packed(const QImage &tile)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    tile.save(&buffer, "PNG", packingQuality);
    return bytes;
}

QImage SheetLevel::unpacked(const QByteArray &bytes)
{
    return QImage::fromData(bytes, "PNG").convertToFormat(QImage::Format_RGB32);
}

QRect SheetLevel::area(int column, int row) const
{
    return QRect(column * tileSize, row * tileSize, tileSize, tileSize) & QRect(QPoint(), m_pixels);
}

QByteArray SheetLevel::tile(int column, int row) const
{
    return has(column, row) ? m_tiles[index(column, row)] : QByteArray();
}

void SheetLevel::setTile(int column, int row, const QByteArray &packed)
{
    m_tiles[index(column, row)] = packed;
}

std::optional<QPoint> SheetLevel::firstMissing() const
{
    const auto found = std::find_if(m_tiles.begin(), m_tiles.end(),
                                    [](const QByteArray &tile) { return tile.isEmpty(); });
    if (found == m_tiles.end())
        return {};
    const auto number = int(found - m_tiles.begin());
    return QPoint(number % columns(), number / columns());
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
    if (stream.status() != QDataStream::Ok || level.firstMissing()
        || unpacked(level.tile(0, 0)).isNull())
        return {};
    return level;
}

} // namespace view
