// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/floatingcard.h"

#include "app/view/style/tokens.h"

#include <QPainter>
#include <QWidget>

namespace app {

void paintFloatingCard(QWidget &widget)
{
    QPainter painter(&widget);
    const Tokens colors = Tokens::of(widget.palette());
    const QRectF card(widget.rect());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(colors.line);
    painter.drawRoundedRect(card.adjusted(0.5, 3, -0.5, -0.5), 8, 8);
    painter.setBrush(colors.panel);
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -2.5), 8, 8);
}

} // namespace app
