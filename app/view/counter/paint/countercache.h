// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/paint/counterpainter.h"

#include <QCache>
#include <QPixmap>

namespace view {

/// Keeps every look of every piece as a pixmap of exactly the pixels that it takes on the screen.
///
/// For the GUI thread only.
class CounterCache
{
public:
    static constexpr qint64 usualBytes = 192 * 1024 * 1024;

    /// The picture of a piece and where its upper left corner lies, seen from the piece's square.
    struct Sprite
    {
        QPixmap pixmap;
        QPointF offset;
    };

    explicit CounterCache(const CounterPainter &painter, qint64 mostBytes = usualBytes);

    /// \a size is the side of the piece's square in the painter's pixels, \a ratio the screen's
    /// density. Drawn now if it is not there yet.
    Sprite sprite(const CounterLook &look, double size, double ratio);
    /// Draws the piece with the upper left corner of its square at \a topLeft, on whole pixels of
    /// the device. The painter must not scale or turn.
    void draw(QPainter &painter, QPointF topLeft, const CounterLook &look, double size);

    /// Forgets everything: the module, the colours or the fonts have changed.
    void clear();

    qsizetype count() const { return m_sprites.count(); }
    int hits() const { return m_hits; }
    int misses() const { return m_misses; }

private:
    struct Key
    {
        CounterLook look;
        int pixels; // of the device
        int permille; // density of the device
        bool operator==(const Key &) const = default;
        friend size_t qHash(const Key &key, size_t seed)
        {
            return qHashMulti(seed, key.look, key.pixels, key.permille);
        }
    };

    Sprite drawn(const Key &key);
    Sprite washed(const Key &key);

    const CounterPainter &m_painter;
    QCache<Key, Sprite> m_sprites;
    int m_hits = 0;
    int m_misses = 0;
};

} // namespace view
