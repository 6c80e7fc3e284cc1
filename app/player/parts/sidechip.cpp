// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/sidechip.h"

#include <QPainter>
#include <QStyle>

namespace app {

SideChip::SideChip(const engine::Module &module, QWidget *parent)
    : PaintedWidget(parent)
    , m_module(module)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SideChip::setSide(engine::SideId side, const QString &text)
{
    m_side = side;
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize SideChip::sizeHint() const
{
    const QFontMetrics metrics(scaled(0.94, QFont::DemiBold));
    const int mark = m_side ? metrics.ascent() + 6 : 0;
    return {metrics.horizontalAdvance(m_text) + mark + 22, metrics.height() + 8};
}

void SideChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const SideMark mark = SideMark::of(m_module, m_side, tokens());
    drawCard(painter, rect(), mark.tint, m_side ? mark.color : tokens().line, height() / 2.0);
    painter.setFont(scaled(0.94, QFont::DemiBold));
    int left = 11;
    if (m_side) {
        const double size = painter.fontMetrics().ascent() * 0.85;
        const double x = isRightToLeft() ? width() - left - size : left;
        mark.paint(painter, QRectF(x, (height() - size) / 2, size, size));
        left += painter.fontMetrics().ascent() + 6;
    }
    painter.setPen(tokens().text);
    const QRect room(left, 0, width() - left, height());
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), room),
                     Qt::AlignVCenter | Qt::AlignLeft, m_text);
}

} // namespace app
