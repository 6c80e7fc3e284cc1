// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/tiles/sheetfade.h"

#include <QPainter>
#include <QWidget>

namespace view {

namespace {

constexpr int frameTime = 16;

} // namespace

SheetFade::SheetFade(QWidget &view)
    : m_view(view)
{
    m_timer.setInterval(frameTime);
    QObject::connect(&m_timer, &QTimer::timeout, &m_view, qOverload<>(&QWidget::update));
}

void SheetFade::hold(const QPixmap &seen)
{
    m_timer.stop();
    m_seen = seen;
    m_isHeld = true;
}

void SheetFade::release()
{
    m_isHeld = false;
    m_clock.start();
    m_timer.start();
}

void SheetFade::stop()
{
    m_timer.stop();
    m_seen = {};
    m_isHeld = false;
}

void SheetFade::paint(QPainter &painter)
{
    if (m_seen.isNull())
        return;
    const double share = m_isHeld ? 0 : double(m_clock.elapsed()) / duration;
    if (share >= 1) {
        stop();
        return;
    }
    painter.save();
    painter.setOpacity(1 - share);
    painter.drawPixmap(0, 0, m_seen);
    painter.restore();
}

} // namespace view
