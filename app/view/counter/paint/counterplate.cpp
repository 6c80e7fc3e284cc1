// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/counterplate.h"

#include "app/view/counter/countercolors.h"

#include <QLinearGradient>
#include <QPainter>

namespace view {

namespace {

constexpr QRgb c_outline = 0xff15120d;

QPainterPath roundedRect(const QRectF &rect, double radius)
{
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

/// The left and upper half of the bevel, or the right and lower one.
QPainterPath bevel(bool isLit)
{
    const QRectF rect = CounterPlate::rect().adjusted(1.2, 1.2, -1.2, -1.2);
    const double r = CounterPlate::radius - 1.2;
    const QSizeF corner(2 * r, 2 * r);
    QPainterPath path;
    if (isLit) {
        path.arcMoveTo(QRectF(QPointF(rect.left(), rect.bottom() - 2 * r), corner), 225);
        path.arcTo(QRectF(QPointF(rect.left(), rect.bottom() - 2 * r), corner), 225, -45);
        path.arcTo(QRectF(rect.topLeft(), corner), 180, -90);
        path.arcTo(QRectF(QPointF(rect.right() - 2 * r, rect.top()), corner), 90, -45);
    } else {
        path.arcMoveTo(QRectF(QPointF(rect.right() - 2 * r, rect.top()), corner), 45);
        path.arcTo(QRectF(QPointF(rect.right() - 2 * r, rect.top()), corner), 45, -45);
        path.arcTo(QRectF(rect.bottomRight() - QPointF(2 * r, 2 * r), corner), 0, -90);
        path.arcTo(QRectF(QPointF(rect.left(), rect.bottom() - 2 * r), corner), 270, -45);
    }
    return path;
}

} // namespace

QPainterPath CounterPlate::outline()
{
    return roundedRect(rect(), radius);
}

QColor CounterPlate::ground(const QColor &body, bool isReduced)
{
    return isReduced ? whitened(body, 0.30) : body;
}

void CounterPlate::drawShadow(QPainter &painter, const QRectF &rect, double radius,
                              const Shadow &shadow)
{
    constexpr double distances[] = {1.2, 2.2, 3.4, 4.8};
    constexpr double opacities[] = {0.16, 0.13, 0.10, 0.06};
    for (int i = 3; i >= 0; --i) {
        const double d = distances[i] + shadow.lift;
        const double grow = 0.35 * (i + 1);
        const QColor color = QColor::fromRgbF(0, 0, 0, float(opacities[i] * shadow.strength));
        painter.fillPath(
            roundedRect(rect.adjusted(-grow, -grow, grow, grow).translated(0.55 * d, d),
                        radius + grow),
            color);
    }
}

void CounterPlate::drawBody(QPainter &painter, const QColor &ground)
{
    QLinearGradient gradient(0, 0, 0, size);
    gradient.setColorAt(0, whitened(ground, 0.14));
    gradient.setColorAt(0.5, ground);
    gradient.setColorAt(1, blackened(ground, 0.07));
    painter.fillPath(outline(), gradient);
}

void CounterPlate::drawBand(QPainter &painter, const QColor &color)
{
    QPainterPath band;
    band.moveTo(0, bandHeight);
    band.lineTo(0, radius);
    band.arcTo(QRectF(0, 0, 2 * radius, 2 * radius), 180, -90);
    band.arcTo(QRectF(size - 2 * radius, 0, 2 * radius, 2 * radius), 90, -90);
    band.lineTo(size, bandHeight);
    band.closeSubpath();
    painter.fillPath(band, color);
    painter.fillRect(QRectF(0, bandHeight - 0.4, size, 0.8), QColor(0x15, 0x12, 0x0d, 150));
}

void CounterPlate::drawEdge(QPainter &painter)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 140), 1.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(bevel(true));
    painter.setPen(QPen(QColor(0, 0, 0, 66), 1.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(bevel(false));
    QColor line = QColor::fromRgb(c_outline);
    line.setAlphaF(0.85f);
    painter.setPen(QPen(line, 0.9));
    painter.drawPath(outline());
}

} // namespace view
