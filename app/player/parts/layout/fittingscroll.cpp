// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/layout/fittingscroll.h"

#include <QLayout>
#include <QResizeEvent>

namespace app {

namespace {

constexpr int c_least = 40;

} // namespace

FittingScroll::FittingScroll(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    viewport()->setAutoFillBackground(false);
}

int FittingScroll::wantedHeight(int width) const
{
    const QLayout *inside = widget() ? widget()->layout() : nullptr;
    if (!inside)
        return 0;
    return qMax(0,
                inside->hasHeightForWidth() ? inside->totalHeightForWidth(width)
                                            : inside->totalSizeHint().height());
}

QSize FittingScroll::sizeHint() const
{
    if (!widget() || !widget()->layout())
        return {0, 0};
    const int across = qMax(width(), widget()->layout()->totalMinimumSize().width());
    return {across, wantedHeight(across)};
}

QSize FittingScroll::minimumSizeHint() const
{
    return {0, qMin(c_least, sizeHint().height())};
}

// A bar narrows what is beside it, which then may be high enough to keep it.
void FittingScroll::fitBar()
{
    const QSize room = maximumViewportSize();
    setVerticalScrollBarPolicy(wantedHeight(room.width()) <= room.height() ? Qt::ScrollBarAlwaysOff
                                                                           : Qt::ScrollBarAsNeeded);
}

bool FittingScroll::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fitBar();
    return QScrollArea::eventFilter(watched, event);
}

void FittingScroll::resizeEvent(QResizeEvent *event)
{
    fitBar();
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // lines break elsewhere
}

} // namespace app
