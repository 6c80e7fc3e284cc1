// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/geometry/boardgeometry.h"

#include <QElapsedTimer>
#include <QTimer>

namespace view {

class SheetView;

/// Moves the map to what is to be seen, never its zoom.
class BoardPan
{
public:
    static constexpr int duration = 250;

    BoardPan(SheetView &view, const BoardGeometry &geometry);

    /// What lies over the rest of the view hides it; null: nothing does.
    void setFree(QRect part) { m_free = part; }
    /// Only if one of \a spaces lies outside the inner 80 % of the view. The first one is seen if
    /// not all of them can be. At \a speed 0 at once. Milliseconds that it will take.
    int bring(const std::vector<engine::SpaceId> &spaces, double speed);
    /// Whether all of them can be seen together.
    bool canHold(const std::vector<engine::SpaceId> &spaces) const;
    void finish();
    bool isRunning() const { return m_timer.isActive(); }

private:
    QPointF wayTo(const std::vector<engine::SpaceId> &spaces) const;
    QRectF seen() const;
    QRectF inner() const;
    /// Where a counter in its middle is: a wide area need not be seen as a whole.
    QRectF middle(engine::SpaceId space) const;
    void tick();

    SheetView &m_view;
    const BoardGeometry &m_geometry;
    QRect m_free;
    QPointF m_way; // in pixels of the view
    QPointF m_done;
    double m_speed = 1;
    QTimer m_timer;
    QElapsedTimer m_clock;
};

} // namespace view
