// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/shares/poolbar.h"

#include <QPainter>

namespace app {

PoolBar::PoolBar(const std::vector<double> &shares, double total, const QString &words,
                 QWidget *parent)
    : PaintedWidget(parent)
    , m_shares(shares)
    , m_total(total)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(words);
    setLayoutDirection(Qt::LeftToRight); // numbers grow to the right in every language
}

void PoolBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens colors = tokens();
    drawCard(painter, QRectF(rect()), colors.sunk, colors.control, 4);
    double left = 1;
    const double room = width() - 2;
    bool isDark = true;
    for (const double share : m_shares) {
        if (share <= 0 || m_total <= 0)
            continue;
        const double wide = std::min(room * share / m_total, width() - 1 - left);
        QColor color = colors.accent;
        color.setAlpha(isDark ? 255 : 170);
        isDark = !isDark;
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRoundedRect(QRectF(left, 1, std::max(1.0, wide - 2), height() - 2), 3, 3);
        left += wide;
    }
}

} // namespace app
