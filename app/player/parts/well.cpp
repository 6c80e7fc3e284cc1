// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/well.h"

#include <QPainter>

namespace app {

Well::Well(QWidget *parent)
    : PaintedWidget(parent)
{
    setProperty("class", QStringLiteral("well"));
}

void Well::setGround(Ground ground)
{
    m_ground = ground;
    update();
}

void Well::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens colors = tokens();
    switch (m_ground) {
    case Ground::Sunk:
        drawCard(painter, rect(), colors.sunk, colors.line2);
        break;
    case Ground::Good:
        drawCard(painter, rect(), colors.goodSoft, QColor(), 4);
        break;
    case Ground::Bad:
        drawCard(painter, rect(), colors.badSoft, QColor(), 4);
        break;
    }
}

} // namespace app
