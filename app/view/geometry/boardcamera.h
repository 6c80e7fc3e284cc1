// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace view {

/// Which part of a page a widget shows, and how large.
///
/// The page always begins on a whole pixel of the screen, so that tiles stay sharp.
class BoardCamera
{
public:
    static constexpr double mostZoom = 4.0;

    void setPage(QRectF page);
    /// \a ratio is the screen's density.
    void setView(QSizeF size, double ratio);
    /// Kept free on the left and on the right when the whole page is shown.
    void setSideRoom(double room) { m_sideRoom = room; }

    QRectF page() const { return m_page; }
    QSizeF viewSize() const { return m_view; }
    double ratio() const { return m_ratio; }
    double zoom() const { return m_zoom; }
    /// Pixels of the screen per unit of the page.
    double scale() const { return m_zoom * m_ratio; }
    double leastZoom() const;
    double fittingZoom() const;

    QPointF toView(QPointF page) const { return origin() + (page - m_page.topLeft()) * m_zoom; }
    QRectF toView(QRectF page) const { return {toView(page.topLeft()), page.size() * m_zoom}; }
    QPointF toPage(QPointF view) const { return m_page.topLeft() + (view - origin()) / m_zoom; }
    /// The part of the page that can be seen; reaches beyond the page where the view does.
    QRectF visible() const { return {toPage({0, 0}), m_view / m_zoom}; }
    /// Where the page's upper left corner lies in the view.
    QPointF origin() const;

    void fit();
    /// The point of the page at \a fixed of the view stays where it is.
    void zoomAt(QPointF fixed, double zoom);
    void panBy(QPointF pixels);
    void centreOn(QPointF page);

private:
    void keepPageInView();

    QRectF m_page;
    QSizeF m_view{1, 1};
    QPointF m_origin;
    double m_zoom = 1;
    double m_ratio = 1;
    double m_sideRoom = 0;
};

} // namespace view
