// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/mapmask.h"

#include <algorithm>
#include <cmath>

namespace view {

MapMask::MapMask(QRectF area)
    : m_area(area)
    , m_width(std::max(1, int(std::ceil(area.width()))))
    , m_height(std::max(1, int(std::ceil(area.height()))))
    , m_cells(size_t(m_width) * size_t(m_height))
{
}

void MapMask::fill(const std::vector<Polyline> &loops, Bit bit)
{
    double top = m_height;
    double bottom = 0;
    for (const Polyline &loop : loops) {
        for (const QPointF point : loop) {
            top = std::min(top, point.y() - m_area.top());
            bottom = std::max(bottom, point.y() - m_area.top());
        }
    }
    const int firstRow = std::clamp(int(std::floor(top)), 0, m_height);
    const int endRow = std::clamp(int(std::ceil(bottom)), firstRow, m_height);
    std::vector<std::vector<double>> crossings{size_t(endRow - firstRow)};
    for (const Polyline &loop : loops) {
        for (size_t i = 0; i < loop.size(); ++i) {
            QPointF a = loop[i] - m_area.topLeft();
            QPointF b = loop[(i + 1) % loop.size()] - m_area.topLeft();
            if (a.y() > b.y())
                std::swap(a, b);
            const int first = std::max(firstRow, int(std::ceil(a.y() - 0.5)));
            const int end = std::min(endRow, int(std::ceil(b.y() - 0.5)));
            for (int y = first; y < end; ++y) {
                const double share = (y + 0.5 - a.y()) / (b.y() - a.y());
                crossings[size_t(y - firstRow)].push_back(a.x() + share * (b.x() - a.x()));
            }
        }
    }
    for (int y = firstRow; y < endRow; ++y)
        fillRow(y, crossings[size_t(y - firstRow)], bit);
}

void MapMask::fillRow(int y, std::vector<double> &crossings, Bit bit)
{
    std::sort(crossings.begin(), crossings.end());
    uint16_t *cells = m_cells.data() + size_t(y) * size_t(m_width);
    for (size_t i = 0; i + 1 < crossings.size(); i += 2) {
        const int first = std::max(0, int(std::ceil(crossings[i] - 0.5)));
        const int end = std::min(m_width, int(std::ceil(crossings[i + 1] - 0.5)));
        for (int x = first; x < end; ++x)
            cells[x] |= bit;
    }
}

void MapMask::stroke(const Polyline &line, double reach, Bit bit, MapGeometry::Ends ends)
{
    strokeWith(line, reach, ends, bit, 0xffff);
}

void MapMask::unstroke(const Polyline &line, double reach, Bit bit, MapGeometry::Ends ends)
{
    strokeWith(line, reach, ends, 0, uint16_t(~bit));
}

void MapMask::strokeWith(const Polyline &line, double reach, MapGeometry::Ends ends, uint16_t set,
                         uint16_t keep)
{
    const size_t segments = ends == MapGeometry::Ends::Closed ? line.size() : line.size() - 1;
    for (size_t i = 0; !line.empty() && i < segments; ++i)
        capsule(line[i], line[(i + 1) % line.size()], reach, set, keep);
}

void MapMask::capsule(QPointF a, QPointF b, double reach, uint16_t set, uint16_t keep)
{
    a -= m_area.topLeft();
    b -= m_area.topLeft();
    const int left = std::max(0, int(std::floor(std::min(a.x(), b.x()) - reach)));
    const int right = std::min(m_width - 1, int(std::ceil(std::max(a.x(), b.x()) + reach)));
    const int top = std::max(0, int(std::floor(std::min(a.y(), b.y()) - reach)));
    const int bottom = std::min(m_height - 1, int(std::ceil(std::max(a.y(), b.y()) + reach)));
    const QPointF along = b - a;
    const double square = QPointF::dotProduct(along, along);
    for (int y = top; y <= bottom; ++y) {
        uint16_t *cells = m_cells.data() + size_t(y) * size_t(m_width);
        for (int x = left; x <= right; ++x) {
            const QPointF point(x + 0.5 - a.x(), y + 0.5 - a.y());
            const double share =
                square > 0 ? std::clamp(QPointF::dotProduct(point, along) / square, 0.0, 1.0) : 0;
            const QPointF off = point - along * share;
            if (QPointF::dotProduct(off, off) <= reach * reach)
                cells[x] = uint16_t((cells[x] & keep) | set);
        }
    }
}

void MapMask::trace(const Polyline &line, Bit bit)
{
    for (const QPointF point : MapGeometry::resample(line, 1.0, MapGeometry::Ends::Open)) {
        const int x = int(std::floor(point.x() - m_area.left()));
        const int y = int(std::floor(point.y() - m_area.top()));
        if (x >= 0 && y >= 0 && x < m_width && y < m_height)
            m_cells[size_t(y) * size_t(m_width) + size_t(x)] |= bit;
    }
}

void MapMask::disc(QPointF centre, double radius, Bit bit)
{
    capsule(centre, centre, radius, bit, 0xffff);
}

void MapMask::rect(QRectF area, Bit bit)
{
    fillPolygon({area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()}, bit);
}

bool MapMask::test(QPointF point, uint16_t bits) const
{
    const int x = int(std::floor(point.x() - m_area.left()));
    const int y = int(std::floor(point.y() - m_area.top()));
    if (x < 0 || y < 0 || x >= m_width || y >= m_height)
        return false;
    return (m_cells[size_t(y) * size_t(m_width) + size_t(x)] & bits) != 0;
}

int MapMask::count(QRectF area, uint16_t bits) const
{
    const int left = std::max(0, int(std::floor(area.left() - m_area.left())));
    const int right = std::min(m_width, int(std::ceil(area.right() - m_area.left())));
    const int top = std::max(0, int(std::floor(area.top() - m_area.top())));
    const int bottom = std::min(m_height, int(std::ceil(area.bottom() - m_area.top())));
    int sum = 0;
    for (int y = top; y < bottom; ++y) {
        const uint16_t *cells = m_cells.data() + size_t(y) * size_t(m_width);
        for (int x = left; x < right; ++x)
            sum += (cells[x] & bits) != 0 ? 1 : 0;
    }
    return sum;
}

int MapMask::count(QPointF centre, QSizeF size, double angle, uint16_t bits) const
{
    const QPointF across(std::cos(angle * M_PI / 180), std::sin(angle * M_PI / 180));
    const QPointF down(-across.y(), across.x());
    int sum = 0;
    for (double v = -size.height() / 2; v <= size.height() / 2; v += 1.0) {
        for (double u = -size.width() / 2; u <= size.width() / 2; u += 1.0)
            sum += test(centre + across * u + down * v, bits) ? 1 : 0;
    }
    return sum;
}

} // namespace view
