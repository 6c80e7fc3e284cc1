// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardpan.h"

#include "app/view/tiles/sheetview.h"

#include <algorithm>
#include <cmath>

namespace view {

namespace {

constexpr int panInterval = 16;
constexpr double innerMargin = 0.1;

// How far \a part has to go to lie inside of \a whole, in one direction.
double into(double first, double last, double from, double to)
{
    if (last - first > to - from)
        return (from + to - first - last) / 2;
    return first < from ? from - first : last > to ? to - last : 0;
}

} // namespace

BoardPan::BoardPan(SheetView &view, const BoardGeometry &geometry)
    : m_view(view)
    , m_geometry(geometry)
{
    m_timer.setInterval(panInterval);
    m_timer.callOnTimeout(&m_timer, [this] { tick(); });
}

QRectF BoardPan::seen() const
{
    return m_free.isEmpty() ? QRectF(m_view.rect()) : QRectF(m_free);
}

QRectF BoardPan::inner() const
{
    const QRectF view = seen();
    const double x = view.width() * innerMargin;
    const double y = view.height() * innerMargin;
    return view.adjusted(x, y, -x, -y);
}

QRectF BoardPan::middle(engine::SpaceId space) const
{
    const double half = m_geometry.counterSize() / 2;
    const QPointF centre = m_geometry.centre(space);
    return m_view.camera().toView(
        QRectF(centre - QPointF(half, half), centre + QPointF(half, half)));
}

bool BoardPan::canHold(const std::vector<engine::SpaceId> &spaces) const
{
    QRectF all;
    for (const engine::SpaceId space : spaces) {
        if (!m_geometry.contains(space))
            return false;
        all |= middle(space);
    }
    return all.width() <= inner().width() && all.height() <= inner().height();
}

QPointF BoardPan::wayTo(const std::vector<engine::SpaceId> &spaces) const
{
    const QRectF view = seen();
    const QRectF inner = this->inner();
    QRectF all;
    for (const engine::SpaceId space : spaces) {
        if (!m_geometry.contains(space))
            continue;
        const QRectF united = all | middle(space);
        if (!all.isNull() && (united.width() > inner.width() || united.height() > inner.height()))
            break;
        all = united;
    }
    if (all.isNull() || inner.contains(all))
        return {};
    // Far away it comes to the middle; what is nearly there only as far as it must.
    if (!view.contains(all))
        return inner.center() - all.center();
    return {into(all.left(), all.right(), inner.left(), inner.right()),
            into(all.top(), all.bottom(), inner.top(), inner.bottom())};
}

int BoardPan::bring(const std::vector<engine::SpaceId> &spaces, double speed)
{
    finish();
    m_way = wayTo(spaces);
    m_done = {};
    m_speed = speed;
    if (m_way.isNull())
        return 0;
    if (speed <= 0 || !m_view.isVisible()) {
        m_view.panBy(m_way);
        return 0;
    }
    m_clock.start();
    m_timer.start();
    return int(std::ceil(duration / speed));
}

void BoardPan::finish()
{
    if (!isRunning())
        return;
    m_timer.stop();
    m_view.panBy(m_way - m_done);
}

void BoardPan::tick()
{
    const double share = std::min(1.0, double(m_clock.elapsed()) * m_speed / duration);
    if (share >= 1) {
        finish();
        return;
    }
    const QPointF now = m_way * (1 - (1 - share) * (1 - share));
    m_view.panBy(now - m_done);
    m_done = now;
}

} // namespace view
