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
    m_share = qBound(0.0, share, 1.0);
    update();
}

void ThinBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens().line2);
    painter.drawRoundedRect(rect(), 2, 2);
    painter.setBrush(tokens().accent);
    painter.drawRoundedRect(QRectF(0, 0, width() * m_share, height()), 2, 2);
}

} // namespace app
