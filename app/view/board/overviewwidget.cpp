// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/overviewwidget.h"

#include "app/view/board/boardview.h"

#include <QMouseEvent>
#include <QPainter>

namespace view {

namespace {

constexpr double margin = 4;
const QColor c_viewFrame(0xff, 0xc6, 0x1a);
const QColor c_mapCasing(0x1b, 0x1b, 0x1b);
const QColor c_mapReach(0x2e, 0x7d, 0x6b);
const QColor c_mapTarget(0xff, 0x5a, 0x4a);
constexpr double leastSign = 3; ///< Pixels: smaller ones would not be seen.
constexpr double hollowPen = 1.5;

} // namespace

OverviewWidget::OverviewWidget(QWidget *parent)
    : QWidget(parent)
{
    setMinimumSize(60, 60);
    setAccessibleName(tr("Overview of the board"));
}

void OverviewWidget::setView(BoardView *view)
{
    if (m_view)
        m_view->disconnect(this);
    m_view = view;
    if (m_view) {
        connect(m_view, &BoardView::viewChanged, this, qOverload<>(&QWidget::update));
        connect(m_view, &BoardView::overviewChanged, this, qOverload<>(&QWidget::update));
    }
    update();
}

QRectF OverviewWidget::sheetArea() const
{
    const QRectF room = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    if (!m_view || m_view->page().isEmpty())
        return {};
    QRectF area(QPointF(0, 0), m_view->page().size().scaled(room.size(), Qt::KeepAspectRatio));
    area.moveCenter(room.center());
    return area;
}

void OverviewWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRectF area = sheetArea();
    if (area.isEmpty())
        return;
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QImage image = m_view->tiles().overview();
    if (image.isNull())
        painter.fillRect(area, palette().mid());
    else
        painter.drawImage(area, image);
    paintSigns(painter, area);
    const QRectF page = m_view->page();
    const double share = area.width() / page.width();
    const QRectF seen = m_view->visibleArea() & page;
    const QRectF frame(area.topLeft() + (seen.topLeft() - page.topLeft()) * share,
                       seen.size() * share);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c_mapCasing, 3.6));
    painter.drawRect(frame);
    painter.setPen(QPen(c_viewFrame, 1.8));
    painter.drawRect(frame);
}

void OverviewWidget::paintSigns(QPainter &painter, const QRectF &area) const
{
    const QRectF page = m_view->page();
    const double share = area.width() / page.width();
    const BoardSigns &signs = m_view->signs();
    const auto mark = [&](engine::SpaceId space, const QColor &color, bool isHollow = false) {
        if (!m_view->geometry().contains(space))
            return;
        const QRectF bounds = m_view->geometry().bounds(space);
        QRectF sign(QPointF(0, 0), bounds.size() * share * 0.9);
        sign.setSize(sign.size().expandedTo(QSizeF(leastSign, leastSign)));
        sign.moveCenter(area.topLeft() + (bounds.center() - page.topLeft()) * share);
        painter.setPen(isHollow ? QPen(color, hollowPen) : QPen(Qt::NoPen));
        painter.setBrush(isHollow ? QBrush(Qt::NoBrush) : QBrush(color));
        painter.drawEllipse(sign);
    };
    for (const auto &[space, cost] : signs.reach)
        mark(space, c_mapReach);
    for (const engine::SpaceId space : signs.legalSpaces)
        mark(space, c_mapReach);
    for (const auto &overlay : signs.overlays) {
        for (const engine::SpaceId space : overlay.spaces) {
            QColor color = overlay.color;
            color.setAlpha(200);
            mark(space, color, overlay.pattern == BoardSigns::Overlay::Outline);
        }
    }
    for (const engine::SpaceId space : signs.targetSpaces)
        mark(space, c_mapTarget);
}

void OverviewWidget::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        go(event->position());
}

void OverviewWidget::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        go(event->position());
}

void OverviewWidget::go(QPointF point)
{
    const QRectF area = sheetArea();
    if (area.isEmpty())
        return;
    const QRectF page = m_view->page();
    m_view->centreOnPage(page.topLeft() + (point - area.topLeft()) * (page.width() / area.width()));
}

} // namespace view
