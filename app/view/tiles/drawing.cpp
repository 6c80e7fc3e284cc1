// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/tiles/drawing.h"

#include "app/view/tiles/drawingrecorder.h"

#include <QPainter>

namespace view {

namespace {

// Paths of so few elements are drawn faster than taken apart.
constexpr int shortPath = 48;
constexpr int shortLoop = 24;
constexpr double cellSide = 256;
constexpr int fewCells = 4;

enum Beyond { Inside = 0, Left = 1, Right = 2, Above = 4, Below = 8 };

int side(QPointF point, const QRectF &area)
{
    return (point.x() < area.left()        ? Left
                : point.x() > area.right() ? Right
                                           : Inside)
        | (point.y() < area.top()          ? Above
               : point.y() > area.bottom() ? Below
                                           : Inside);
}

/// How far a line reaches beyond its path: half its width, at sharp corners more.
double reach(const QPen &pen)
{
    if (pen.style() == Qt::NoPen)
        return 0;
    const double corner = pen.joinStyle() == Qt::RoundJoin ? 1 : std::max(1.5, pen.miterLimit());
    return std::max(1.0, pen.widthF()) / 2 * corner;
}

QRectF grown(QRectF area, double by)
{
    return area.adjusted(-by, -by, by, by);
}

/// A line so thin that it hardly shows beside things of \a least.
bool isHairline(const QPen &pen, const QBrush &brush, double least)
{
    return brush.style() == Qt::NoBrush && pen.widthF() < least / 8;
}

bool isGradient(const QBrush &brush)
{
    return brush.gradient() != nullptr || brush.style() == Qt::TexturePattern;
}

} // namespace

Drawing::Drawing(QSizeF page, const std::function<void(QPainter &)> &paint)
{
    DrawingRecorder recorder(*this, page);
    QPainter painter(&recorder);
    paint(painter);
    painter.end();
    m_items.shrink_to_fit();
    makeIndex(page);
}

void Drawing::makeIndex(QSizeF page)
{
    m_grid = {int(page.width() / cellSide) + 1, int(page.height() / cellSide) + 1};
    m_cells.resize(size_t(m_grid.width()) * size_t(m_grid.height()));
    for (size_t i = 0; i < m_items.size(); ++i) {
        const QRect cells = cellsOf(m_items[i].bounds);
        if (cells.width() > fewCells || cells.height() > fewCells) {
            m_large.push_back(int(i));
            continue;
        }
        for (int y = cells.top(); y <= cells.bottom(); ++y) {
            for (int x = cells.left(); x <= cells.right(); ++x)
                m_cells[size_t(y) * size_t(m_grid.width()) + size_t(x)].push_back(int(i));
        }
    }
}

QRect Drawing::cellsOf(QRectF part) const
{
    const auto column = [this](double x) {
        return int(std::clamp(x / cellSide, 0.0, double(m_grid.width() - 1)));
    };
    const auto row = [this](double y) {
        return int(std::clamp(y / cellSide, 0.0, double(m_grid.height() - 1)));
    };
    return {QPoint(column(part.left()), row(part.top())),
            QPoint(column(part.right()), row(part.bottom()))};
}

std::vector<int> Drawing::itemsIn(QRectF part) const
{
    std::vector<int> found = m_large;
    const QRect cells = cellsOf(part);
    for (int y = cells.top(); y <= cells.bottom() && !m_cells.empty(); ++y) {
        for (int x = cells.left(); x <= cells.right(); ++x) {
            const auto &cell = m_cells[size_t(y) * size_t(m_grid.width()) + size_t(x)];
            found.insert(found.end(), cell.begin(), cell.end());
        }
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

void Drawing::add(Item item)
{
    const bool isPicture = !item.image.isNull();
    if (!isPicture && item.pen.style() == Qt::NoPen && item.brush.style() == Qt::NoBrush)
        return;
    const QRectF own =
        isPicture ? item.target : grown(item.path.controlPointRect(), reach(item.pen));
    item.bounds = item.place.mapRect(own);
    // A gradient may lie relative to the whole path.
    if (item.path.elementCount() > shortPath && !isGradient(item.brush))
        item.loops = loopsOf(item.path);
    m_bounds |= item.bounds;
    m_items.push_back(std::move(item));
}

qint64 Drawing::bytes() const
{
    qint64 sum = qint64(m_items.capacity() * sizeof(Item));
    for (const Item &item : m_items) {
        sum += qint64(item.path.elementCount()) * qint64(sizeof(QPainterPath::Element))
            + qint64(item.loops.capacity() * sizeof(Loop)) + item.image.sizeInBytes();
    }
    for (const std::vector<int> &cell : m_cells)
        sum += qint64(cell.capacity() * sizeof(int));
    return sum;
}

std::vector<Drawing::Loop> Drawing::loopsOf(const QPainterPath &path)
{
    std::vector<Loop> loops;
    QPointF least;
    QPointF most;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo() || loops.empty()) {
            loops.push_back({i, i, true, {}});
            least = most = element;
        }
        least = {std::min(least.x(), element.x), std::min(least.y(), element.y)};
        most = {std::max(most.x(), element.x), std::max(most.y(), element.y)};
        Loop &loop = loops.back();
        loop.end = i + 1;
        loop.isStraight = loop.isStraight && (element.isMoveTo() || element.isLineTo());
        loop.bounds = QRectF(least, most);
    }
    loops.shrink_to_fit();
    return loops;
}

void Drawing::append(QPainterPath &path, const QPainterPath &whole, const Loop &loop)
{
    for (int i = loop.first; i < loop.end; ++i) {
        const QPainterPath::Element element = whole.elementAt(i);
        if (element.isMoveTo()) {
            path.moveTo(element);
        } else if (element.isLineTo()) {
            path.lineTo(element);
        } else if (element.isCurveTo()) {
            path.cubicTo(element, whole.elementAt(i + 1), whole.elementAt(i + 2));
            i += 2;
        }
    }
}

// Points between two others beyond the same edge of the area change nothing inside it, neither of
// a filling nor of a line.
void Drawing::appendShortened(QPainterPath &path, const QPainterPath &whole, const Loop &loop,
                              QRectF area)
{
    int before = side(whole.elementAt(loop.first), area);
    path.moveTo(whole.elementAt(loop.first));
    for (int i = loop.first + 1; i < loop.end; ++i) {
        const QPointF point = whole.elementAt(i);
        const int here = side(point, area);
        if (i + 1 < loop.end && (before & here & side(whole.elementAt(i + 1), area)) != 0)
            continue;
        path.lineTo(point);
        before = here;
    }
}

/// The item's path without what can't be seen in \a part. Always a new one: Qt keeps notes inside
/// paths while it draws them, and threads must not share those.
QPainterPath Drawing::near(const Item &item, QRectF part, double least)
{
    QPainterPath path;
    path.setFillRule(item.path.fillRule());
    if (item.loops.empty()) {
        append(path, item.path, {0, item.path.elementCount(), false, {}});
        return path;
    }
    const QRectF area = grown(item.place.inverted().mapRect(part), reach(item.pen));
    // Dashes are counted from a line's beginning.
    const bool isSolid = item.pen.style() == Qt::NoPen || item.pen.style() == Qt::SolidLine;
    for (const Loop &loop : item.loops) {
        const QRectF &own = loop.bounds;
        if (own.left() > area.right() || own.right() < area.left() || own.top() > area.bottom()
            || own.bottom() < area.top() || std::max(own.width(), own.height()) < least)
            continue;
        if (loop.isStraight && isSolid && loop.end - loop.first > shortLoop)
            appendShortened(path, item.path, loop, area);
        else
            append(path, item.path, loop);
    }
    return path;
}

void Drawing::draw(QPainter &painter, QRectF part, double least) const
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QTransform page = painter.transform();
    const double opacity = painter.opacity();
    for (const int number : itemsIn(part)) {
        const Item &item = m_items[size_t(number)];
        if (!item.bounds.intersects(part)
            || std::max(item.bounds.width(), item.bounds.height()) < least)
            continue;
        painter.setTransform(item.place * page);
        painter.setOpacity(item.opacity * opacity);
        drawItem(painter, item, part, least);
    }
    painter.restore();
}

void Drawing::stamp(QPainter &painter, const QTransform &place, double opacity, double least) const
{
    for (const Item &item : m_items) {
        if (std::max(item.bounds.width(), item.bounds.height()) < least)
            continue;
        painter.setTransform(item.place * place);
        painter.setOpacity(item.opacity * opacity);
        drawItem(painter, item, item.bounds, least);
    }
}

void Drawing::drawItem(QPainter &painter, const Item &item, QRectF part, double least)
{
    if (!item.image.isNull()) {
        painter.drawImage(item.target, item.image);
        return;
    }
    if (isHairline(item.pen, item.brush, least))
        return;
    painter.setPen(item.pen);
    painter.setBrush(item.brush);
    painter.drawPath(near(item, part, least));
}

} // namespace view
