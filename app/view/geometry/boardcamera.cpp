// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/geometry/boardcamera.h"

#include <algorithm>
#include <cmath>

namespace view {

void BoardCamera::setPage(QRectF page)
{
    m_page = page;
    fit();
}

void BoardCamera::setView(QSizeF size, double ratio)
{
    const QPointF middle = toPage({m_view.width() / 2, m_view.height() / 2});
    m_view = size.expandedTo({1, 1});
    m_ratio = ratio > 0 ? ratio : 1;
    centreOn(middle);
}

double BoardCamera::fittingZoom() const
{
    if (m_page.isEmpty())
        return 1;
    const double width = std::max(m_view.width() / 2, m_view.width() - 2 * m_sideRoom);
    return std::min({width / m_page.width(), m_view.height() / m_page.height(), mostZoom});
}

double BoardCamera::leastZoom() const
{
    return std::min(0.5, fittingZoom() * 0.7);
}

QPointF BoardCamera::origin() const
{
    return QPointF(std::round(m_origin.x() * m_ratio), std::round(m_origin.y() * m_ratio))
        / m_ratio;
}

void BoardCamera::fit()
{
    m_zoom = fittingZoom();
    centreOn(m_page.center());
}

void BoardCamera::zoomAt(QPointF fixed, double zoom)
{
    const QPointF page = m_page.topLeft() + (fixed - m_origin) / m_zoom;
    m_zoom = std::clamp(zoom, leastZoom(), mostZoom);
    m_origin = fixed - (page - m_page.topLeft()) * m_zoom;
    keepPageInView();
}

void BoardCamera::panBy(QPointF pixels)
{
    m_origin += pixels;
    keepPageInView();
}

void BoardCamera::centreOn(QPointF page)
{
    const QPointF middle(m_view.width() / 2, m_view.height() / 2);
    m_origin = middle - (page - m_page.topLeft()) * m_zoom;
    keepPageInView();
}

// The middle of the view is always on the page: nobody gets lost beside the map.
void BoardCamera::keepPageInView()
{
    const QSizeF size = m_page.size() * m_zoom;
    const QPointF middle(m_view.width() / 2, m_view.height() / 2);
    m_origin.setX(std::clamp(m_origin.x(), middle.x() - size.width(), middle.x()));
    m_origin.setY(std::clamp(m_origin.y(), middle.y() - size.height(), middle.y()));
}

} // namespace view
