// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/dieface.h"

#include <QPainter>

namespace app {

namespace {

/// Places of the dots, a bit per place of the square of nine.
constexpr int c_dots[] = {0, 0x010, 0x044, 0x054, 0x145, 0x155, 0x16d};

} // namespace

DieFace::DieFace(QWidget *parent)
    : PaintedWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void DieFace::setValue(int value, int sides)
{
    m_value = value;
    m_sides = sides;
    setAccessibleName(words(value, sides));
    update();
}

void DieFace::setSize(int pixels)
{
    m_size = pixels;
    updateGeometry();
}

QString DieFace::words(int value, int sides)
{
    return sides == 6 ? tr("Die: %1").arg(value) : tr("Die of %1: %2").arg(sides).arg(value);
}

void DieFace::draw(QPainter &painter, const QRectF &rect, int value, int sides,
                   const Tokens &tokens)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double pen = qMax(1.2, rect.width() / 16);
    const QRectF body = rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2);
    painter.setPen(QPen(tokens.text, pen));
    painter.setBrush(tokens.raised);
    painter.drawRoundedRect(body, rect.width() / 5, rect.width() / 5);
    if (sides == 6 && value >= 1 && value <= 6) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.text);
        const double step = rect.width() * 0.25;
        const double radius = rect.width() * 0.085;
        for (int i = 0; i < 9; ++i) {
            if (c_dots[value] >> i & 1)
                painter.drawEllipse(rect.center() + QPointF((i % 3 - 1) * step, (i / 3 - 1) * step),
                                    radius, radius);
        }
    } else {
        QFont font = painter.font();
        font.setPixelSize(qMax(6, int(rect.height() * 0.55)));
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(tokens.text);
        painter.drawText(rect, Qt::AlignCenter, QString::number(value));
    }
    painter.restore();
}

QImage DieFace::image(int value, int sides, int size, double ratio, const Tokens &tokens)
{
    QImage image(QSize(size, size) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    draw(painter, QRectF(0, 0, size, size), value, sides, tokens);
    return image;
}

void DieFace::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    draw(painter, QRectF(QPointF(0, 0), QSizeF(m_size, m_size)), m_value, m_sides, tokens());
}

} // namespace app
