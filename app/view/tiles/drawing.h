// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QImage>
#include <QPainterPath>
#include <QPen>
#include <QTransform>

#include <functional>
#include <vector>

class QPainter;

namespace view {

/// A vector picture taken apart, so that a part of it is drawn without the work for the rest.
///
/// QSvgRenderer draws everything however little is wanted, and a path that spans a whole map costs
/// its whole width for every line of pixels. After it is made, any number of threads may draw it.
class Drawing
{
public:
    Drawing() = default;
    /// Notes what \a paint draws on a painter for a page of that size.
    Drawing(QSizeF page, const std::function<void(QPainter &)> &paint);

    bool isEmpty() const { return m_items.empty(); }
    /// Where anything is drawn, on the page.
    QRectF bounds() const { return m_bounds; }
    /// Bytes in memory, as far as they are its own.
    qint64 bytes() const;
    /// Draws what touches \a part of the page and is not smaller than \a least units of it.
    void draw(QPainter &painter, QRectF part, double least = 0) const;
    /// Draws all of it at \a place, leaving the painter's state to the caller: for small drawings
    /// that are drawn again and again.
    void stamp(QPainter &painter, const QTransform &place, double opacity, double least) const;

private:
    friend class DrawingRecorder;

    /// Elements of a path from one move to the next.
    struct Loop
    {
        int first = 0;
        int end = 0;
        bool isStraight = true;
        QRectF bounds;
    };
    struct Item
    {
        QPainterPath path;
        std::vector<Loop> loops; // empty: the path is too short to be worth it
        QTransform place;
        QPen pen{Qt::NoPen};
        QBrush brush;
        double opacity = 1;
        QRectF bounds; // on the page
        QImage image;
        QRectF target;
    };

    void add(Item item);
    void makeIndex(QSizeF page);
    QRect cellsOf(QRectF part) const;
    /// The items that may touch \a part, in the order in which they are drawn.
    std::vector<int> itemsIn(QRectF part) const;
    static void drawItem(QPainter &painter, const Item &item, QRectF part, double least);
    static std::vector<Loop> loopsOf(const QPainterPath &path);
    static QPainterPath near(const Item &item, QRectF part, double least);
    static void append(QPainterPath &path, const QPainterPath &whole, const Loop &loop);
    static void appendShortened(QPainterPath &path, const QPainterPath &whole, const Loop &loop,
                                QRectF area);

    std::vector<Item> m_items;
    QRectF m_bounds;
    // Items by the squares of the page in which they lie; large ones lie everywhere.
    QSize m_grid;
    std::vector<std::vector<int>> m_cells;
    std::vector<int> m_large;
};

} // namespace view
