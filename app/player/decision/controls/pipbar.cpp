// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/controls/pipbar.h"

#include <QPainter>

namespace app {

namespace {

constexpr int c_mostPips = 12;
constexpr int c_pipGap = 4;
constexpr int c_width = 24;
constexpr int c_height = 11;

} // namespace

PipBar::PipBar(QWidget *parent)
    : PaintedWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setLayoutDirection(Qt::LeftToRight); // numbers grow to the right in every language
}

void PipBar::setValue(int used, int total, const QString &words)
{
    m_used = qBound(0, used, total);
    m_total = total;
    setAccessibleName(words);
    updateGeometry();
    update();
}

QSize PipBar::sizeHint() const
{
    const int pips = m_total > c_mostPips ? 0 : m_total;
    const int width = pips > 6 ? c_width / 2 : c_width;
    return {qMax(0, pips * (width + c_pipGap) - c_pipGap), c_height};
}

void PipBar::paintEvent(QPaintEvent *)
{
    if (m_total > c_mostPips)
        return;
    QPainter painter(this);
    const Tokens colors = tokens();
    const int width = m_total > 6 ? c_width / 2 : c_width;
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < m_total; ++i) {
        const QRectF pip(i * (width + c_pipGap) + 0.5, 0.5, width - 1, c_height - 1);
        const bool isUsed = i < m_used;
        painter.setPen(isUsed ? QPen(colors.warn, 1) : QPen(colors.warn, 1, Qt::DashLine));
        painter.setBrush(isUsed ? QBrush(colors.warn) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(pip, 2.5, 2.5);
    }
}

} // namespace app
