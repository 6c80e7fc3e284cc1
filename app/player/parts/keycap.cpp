// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/keycap.h"

#include <QPainter>

namespace app {

KeyCap::KeyCap(const QString &key, QWidget *parent)
    : PaintedWidget(parent)
    , m_key(key)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Key %1").arg(key));
}

QSize KeyCap::sizeHint() const
{
    return size(m_key, scaled(0.82));
}

QSize KeyCap::size(const QString &key, const QFont &font)
{
    const QFontMetrics metrics(font);
    const int height = metrics.height() + 2;
    return {qMax(height, metrics.horizontalAdvance(key) + 10), height};
}

void KeyCap::draw(QPainter &painter, const QRectF &rect, const QString &key, const QFont &font,
                  const QColor &color)
{
    QColor edge = color;
    edge.setAlphaF(0.55);
    drawCard(painter, rect, QColor(), edge, 4);
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(rect, Qt::AlignCenter, key);
}

void KeyCap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    draw(painter, rect(), m_key, scaled(0.82), tokens().text2);
}

} // namespace app
