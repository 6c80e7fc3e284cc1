// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/cuppicture.h"

#include <QPainter>
#include <QPainterPath>

namespace app {

namespace {

constexpr QSize c_size(64, 60);

} // namespace

CupPicture::CupPicture(int count, const QString &words, QWidget *parent)
    : PaintedWidget(parent)
    , m_count(count)
{
    // A size that is only wanted would be squeezed beside words that wrap.
    setFixedSize(c_size);
    setAccessibleName(words);
}

QSize CupPicture::sizeHint() const
{
    return c_size;
}

void CupPicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens colors = tokens();
    const QRectF mouth(5.5, 4.5, 53, 16);
    QPainterPath body(mouth.center() - QPointF(mouth.width() / 2, 0));
    body.lineTo(13, 50);
    body.quadTo(32, 60, 51, 50);
    body.lineTo(mouth.right(), mouth.center().y());
    body.closeSubpath();
    painter.setPen(QPen(colors.control, 1.5));
    painter.setBrush(colors.soft);
    painter.drawPath(body);
    painter.setBrush(m_count > 0 ? colors.raised : colors.sunk);
    painter.drawEllipse(mouth);
    // The edge of a chit looks out as long as there is one.
    if (m_count > 0) {
        painter.setBrush(colors.accent);
        painter.drawRoundedRect(QRectF(22, 7, 20, 9), 2, 2);
    }
    painter.setPen(colors.text);
    painter.setFont(scaled(1.45, QFont::Bold));
    painter.drawText(QRectF(0, 20, c_size.width(), 34), Qt::AlignCenter, QString::number(m_count));
}

} // namespace app
