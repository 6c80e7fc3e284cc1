// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/waypainter.h"

#include "app/view/map/paint/waystrokes.h"

namespace view {

void WayPainter::paint()
{
    WayStrokes strokes(m_canvas.svg, m_canvas.palette, 1);
    for (const WayCourse &way : m_canvas.plan.ways)
        strokes.add(way.look, way.points);
    strokes.paint();
}

void WayPainter::paintBridges()
{
    const SvgStyle style = SvgStyle::line(m_canvas.color("rail"), 1.5);
    for (const Bridge &bridge : m_canvas.plan.bridges) {
        const QByteArray near = SvgWriter::number(bridge.reach);
        const QByteArray far = SvgWriter::number(bridge.reach + 2);
        m_canvas.svg.beginGroup(bridge.at, bridge.angle);
        m_canvas.svg.path("M-8 -" + far + "L-5.6 -" + near + "H5.6L8 -" + far + "M-8 " + far
                              + "L-5.6 " + near + "H5.6L8 " + far,
                          style);
        m_canvas.svg.endGroup();
    }
}

} // namespace view
