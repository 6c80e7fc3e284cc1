// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/countercache.h"

#include "app/view/counter/paint/signpainter.h"

#include <QPainter>

#include <cmath>

namespace view {

CounterCache::CounterCache(const CounterPainter &painter, qint64 mostBytes)
    : m_painter(painter)
    , m_sprites(qsizetype(mostBytes))
{
}

CounterCache::Sprite CounterCache::sprite(const CounterLook &look, double size, double ratio)
{
    const Key key{look.visible(), std::max(1, qRound(size * ratio)), qRound(ratio * 1000)};
    if (const Sprite *known = m_sprites.object(key)) {
        ++m_hits;
        return *known;
    }
    ++m_misses;
    const Sprite sprite = drawn(key);
    const qint64 bytes = qint64(sprite.pixmap.width()) * sprite.pixmap.height() * 4;
    m_sprites.insert(key, new Sprite(sprite), qsizetype(bytes));
    return sprite;
}

// While something is told all others are washed at once: that is too much to be drawn anew.
CounterCache::Sprite CounterCache::washed(const Key &key)
{
    CounterLook look = key.look;
    look.isDimmed = false;
    const double ratio = key.permille / 1000.0;
    Sprite sprite = this->sprite(look, key.pixels / ratio, ratio);
    QPainter painter(&sprite.pixmap);
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    painter.fillRect(QRectF({0, 0}, sprite.pixmap.deviceIndependentSize()),
                     SignPainter::washColor());
    return sprite;
}

CounterCache::Sprite CounterCache::drawn(const Key &key)
{
    if (key.look.isDimmed)
        return washed(key);
    const double ratio = key.permille / 1000.0;
    const double size = key.pixels / ratio;
    const QRectF area = m_painter.bounds(key.look, key.pixels);
    const QRect pixels = area.toAlignedRect();
    QPixmap pixmap(pixels.size());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    const QPointF offset = QPointF(pixels.topLeft()) / ratio;
    QPainter painter(&pixmap);
    m_painter.paint(painter, QRectF(-offset, QSizeF(size, size)), key.look);
    painter.end();
    return {pixmap, offset};
}

void CounterCache::draw(QPainter &painter, QPointF topLeft, const CounterLook &look, double size)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const Sprite sprite = this->sprite(look, size, ratio);
    // Between two pixels the picture would be blurred.
    const QPointF device = painter.worldTransform().map(topLeft) * ratio;
    const QPointF whole = QPointF(std::round(device.x()), std::round(device.y())) / ratio;
    painter.drawPixmap(topLeft + (whole - device / ratio) + sprite.offset, sprite.pixmap);
}

void CounterCache::clear()
{
    m_sprites.clear();
}

} // namespace view
