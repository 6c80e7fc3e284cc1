// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/paintedwidget.h"

#include <QPainter>

namespace app {

QFont PaintedWidget::scaled(double factor, QFont::Weight weight) const
{
    QFont result = font();
    if (result.pixelSize() > 0)
        result.setPixelSize(qRound(result.pixelSize() * factor));
    else
        result.setPointSizeF(result.pointSizeF() * factor);
    result.setWeight(weight);
    return result;
}

void PaintedWidget::drawCard(QPainter &painter, const QRectF &rect, const QColor &ground,
                             const QColor &edge, double radius)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edge.isValid() ? QPen(edge, 1) : QPen(Qt::NoPen));
    painter.setBrush(ground.isValid() ? QBrush(ground) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace app
