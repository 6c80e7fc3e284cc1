// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/stepicon.h"

#include <QPainter>

namespace app {

namespace {

constexpr int c_size = 18;

/// A line like the sign >, its tip at \a x.
QPolygonF chevron(double x, double direction)
{
    return QPolygonF({{x - 4.5 * direction, 4.5}, {x, 9}, {x - 4.5 * direction, 13.5}});
}

void draw(QPainter &painter, StepIcon icon)
{
    switch (icon) {
    case StepIcon::First:
        painter.drawPolyline(chevron(3.5, -1));
        painter.drawPolyline(chevron(8.5, -1));
        break;
    case StepIcon::Previous:
        painter.drawPolyline(chevron(6.5, -1));
        break;
    case StepIcon::Next:
        painter.drawPolyline(chevron(11.5, 1));
        break;
    case StepIcon::Last:
        painter.drawPolyline(chevron(11, 1));
        painter.drawLine(QPointF(14.5, 4.5), QPointF(14.5, 13.5));
        break;
    case StepIcon::Play:
        painter.drawPolygon(QPolygonF({{6, 4}, {14, 9}, {6, 14}}));
        break;
    }
}

} // namespace

QIcon stepIcon(StepIcon icon, const QColor &color, double ratio)
{
    QPixmap pixmap(QSize(c_size, c_size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    draw(painter, icon);
    return QIcon(pixmap);
}

} // namespace app
