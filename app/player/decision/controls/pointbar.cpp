// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/controls/pointbar.h"

#include "app/player/parts/sidemark.h"

#include <QPainter>

namespace app {

namespace {

constexpr int c_sign = 13;
constexpr int c_bar = 10; ///< Height of the bar itself.

} // namespace

PointBar::PointBar(const engine::Module &module, engine::SideId side, const QString &words,
                   double share, QWidget *parent)
    : PaintedWidget(parent)
    , m_module(module)
    , m_side(side)
    , m_words(words)
    , m_share(qBound(0.0, share, 1.0))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(words);
    setLayoutDirection(Qt::LeftToRight); // numbers grow to the right in every language
}

QSize PointBar::sizeHint() const
{
    return {c_sign + 8 + fontMetrics().horizontalAdvance(m_words),
            fontMetrics().height() + c_bar + 8};
}

void PointBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens colors = tokens();
    const SideMark mark = SideMark::of(m_module, m_side, colors);
    const int line = fontMetrics().height();
    mark.paint(painter, QRectF(0, (line - c_sign) / 2.0, c_sign, c_sign));
    painter.setPen(colors.text);
    painter.drawText(QRect(c_sign + 8, 0, width() - c_sign - 8, line), Qt::AlignVCenter, m_words);
    const QRectF room(0, line + 3, width(), c_bar);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.sunk);
    painter.drawRoundedRect(room, 4, 4);
    painter.setBrush(mark.color);
    if (m_share > 0)
        painter.drawRoundedRect(QRectF(room.topLeft(), QSizeF(room.width() * m_share, c_bar)), 4,
                                4);
}

} // namespace app
