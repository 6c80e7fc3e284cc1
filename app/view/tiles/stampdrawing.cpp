// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/tiles/stampdrawing.h"

#include <QPainter>

namespace view {

StampDrawing::StampDrawing(std::vector<MapStamp> stamps, std::vector<Drawing> pictures,
                           QTransform place)
    : m_stamps(std::move(stamps))
    , m_pictures(std::move(pictures))
    , m_place(place)
{
    m_stamps.shrink_to_fit();
    double largest = 0;
    for (const MapStamp &stamp : m_stamps)
        largest = std::max({largest, std::abs(stamp.scaleX) / 100.0, stamp.scaleY / 100.0});
    for (const Drawing &picture : m_pictures) {
        const QRectF bounds = picture.bounds();
        m_reach =
            std::max({m_reach, -bounds.left(), -bounds.top(), bounds.right(), bounds.bottom()});
    }
    m_reach *= largest;
}

void StampDrawing::draw(QPainter &painter, QRectF part, double least) const
{
    if (m_stamps.empty())
        return;
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QTransform page = painter.transform();
    const double opacity = painter.opacity();
    const QRectF seen =
        m_place.inverted().mapRect(part).adjusted(-m_reach, -m_reach, m_reach, m_reach);
    const auto isAbove = [](const MapStamp &stamp, double y) { return stamp.y < y; };
    const auto first =
        std::lower_bound(m_stamps.begin(), m_stamps.end(), seen.top() * 100, isAbove);
    for (auto it = first; it != m_stamps.end() && it->y <= seen.bottom() * 100; ++it) {
        if (it->x < seen.left() * 100 || it->x > seen.right() * 100)
            continue;
        const Drawing &picture = m_pictures[it->picture];
        const QTransform place = it->transform() * m_place;
        const QRectF bounds = place.mapRect(picture.bounds());
        if (!bounds.intersects(part) || std::max(bounds.width(), bounds.height()) < least)
            continue;
        picture.stamp(painter, place * page, opacity, least / place.m22());
    }
    painter.restore();
}

qint64 StampDrawing::bytes() const
{
    qint64 sum = qint64(m_stamps.capacity() * sizeof(MapStamp));
    for (const Drawing &picture : m_pictures)
        sum += picture.bytes();
    return sum;
}

} // namespace view
