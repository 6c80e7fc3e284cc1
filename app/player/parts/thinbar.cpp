// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/thinbar.h"

#include <QPainter>

namespace app {

ThinBar::ThinBar(QWidget *parent)
    : PaintedWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ThinBar::setShare(double share)
{
    m_share = share;
    update();
}

void ThinBar::paint(QPainter &painter, const QRectF &room, double share, const Tokens &tokens,
                    const QColor &ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.line2);
    painter.drawRoundedRect(room, 2, 2);
    painter.setBrush(ink);
    QRectF full = room;
    full.setWidth(room.width() * qBound(0.0, share, 1.0));
    painter.drawRoundedRect(full, 2, 2);
    painter.restore();
}

QColor ThinBar::strengthInk(double share, const Tokens &tokens)
{
    return share > 0.5 ? tokens.good : tokens.warn;
}

void ThinBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter, rect(), m_share, tokens(), tokens().accent);
}

} // namespace app
