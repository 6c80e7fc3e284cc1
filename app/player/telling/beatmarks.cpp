// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/beatmarks.h"

#include <QKeyEvent>
#include <QPainter>

namespace app {

namespace {

const QColor c_markNow(0xff, 0xc6, 0x1a);
constexpr int c_usualWidth = 200;
constexpr int c_markHeight = 8;
constexpr int c_widestMark = 22;
constexpr double c_markGap = 3;

} // namespace

BeatMarks::BeatMarks(QWidget *parent)
    : PaintedWidget(parent)
{
    setObjectName(QStringLiteral("beatMarks"));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setLayoutDirection(Qt::LeftToRight); // time goes to the right
}

void BeatMarks::setBeats(int now, int count)
{
    m_now = now;
    m_count = count;
    update();
}

QSize BeatMarks::sizeHint() const
{
    return {c_usualWidth, c_markHeight + 10};
}

QRectF BeatMarks::mark(int beat) const
{
    const double step = std::min(double(c_widestMark), double(width()) / std::max(1, m_count));
    // Very many touch each other rather than vanish.
    const double gap = step > 3 * c_markGap ? c_markGap : 0;
    return {beat * step, (height() - c_markHeight) / 2.0, step - gap, c_markHeight};
}

void BeatMarks::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens colors = tokens();
    for (int i = 0; i < m_count; ++i) {
        const bool isNow = i == m_now;
        painter.setPen(isNow ? QPen(QColor(0x1b, 0x1b, 0x1b), 1.4) : QPen(Qt::NoPen));
        painter.setBrush(isNow ? c_markNow : i < m_now ? colors.accent : colors.line);
        const double rim = isNow ? 0.7 : 0;
        const QRectF place =
            mark(i).adjusted(rim, rim - (isNow ? 1 : 0), -rim, isNow ? 1 - rim : 0);
        painter.drawRoundedRect(place, 3, 3);
    }
    if (hasFocus()) {
        painter.setPen(QPen(colors.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void BeatMarks::mousePressEvent(QMouseEvent *event)
{
    for (int i = 0; i < m_count; ++i) {
        const QRectF place = mark(i);
        if (event->position().x() >= place.left()
            && event->position().x() <= place.right() + c_markGap) {
            emit chosen(i);
            return;
        }
    }
}

void BeatMarks::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (step && m_now + step >= 0 && m_now + step < m_count)
        emit chosen(m_now + step);
    else
        PaintedWidget::keyPressEvent(event);
}

} // namespace app
