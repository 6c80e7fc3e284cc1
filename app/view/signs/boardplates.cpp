// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/boardplates.h"

#include "app/view/signs/signlayer.h"

#include <QPainter>

namespace view {

namespace {

const QColor c_supplied(0x1f, 0x8f, 0x6a);
const QColor c_cutOff(0x8e, 0x1f, 0x18);
const QColor c_strengthGround(0x1b, 0x1b, 0x1b);
constexpr double c_leastPlate = 0.62; // of the full size; smaller ones can't be read
constexpr double c_leastStrength = 0.5;
constexpr double c_fromEdge = 12;
constexpr double c_besideTools = 64; // which stand at the left

} // namespace

BoardPlates::BoardPlates(QPainter &painter, const BoardCamera &camera,
                         const BoardGeometry &geometry)
    : m_painter(painter)
    , m_camera(camera)
    , m_geometry(geometry)
    , m_scale(SignLayer::unit(camera, geometry))
{
}

void BoardPlates::paintPlate(const QRectF &plate, const QString &text, const QColor &ground,
                             double radius) const
{
    m_painter.setPen(QPen(Qt::white, 1.4));
    m_painter.setBrush(ground);
    m_painter.drawRoundedRect(plate, radius, radius);
    m_painter.setPen(Qt::white);
    m_painter.drawText(plate, Qt::AlignCenter, text);
}

void BoardPlates::paintTrace(const BoardSigns &signs) const
{
    if (signs.tracePlaque.isEmpty() || signs.trace.empty())
        return;
    const double unit = std::max(c_leastPlate, m_scale);
    const QRectF view = QRectF(m_camera.toView(m_camera.visible()))
                            .adjusted(c_besideTools, c_fromEdge, -c_fromEdge, -c_fromEdge);
    // The last place of the line that is seen; what lies behind it is pointed to.
    QPointF at;
    bool isSeen = false;
    bool isEnd = false;
    QPointF next;
    for (size_t i = signs.trace.size(); i-- > 0 && !isSeen;) {
        if (!m_geometry.contains(signs.trace[i]))
            continue;
        at = m_camera.toView(m_geometry.centre(signs.trace[i]));
        isSeen = view.contains(at);
        isEnd = i + 1 == signs.trace.size();
        if (!isSeen)
            next = at;
    }
    if (!isSeen)
        return;
    QString text = signs.tracePlaque;
    if (!isEnd)
        text = next.x() < at.x() ? QString(u'\u25c2' + QStringLiteral(" ") + text)
                                 : QString(text + QStringLiteral(" \u25b8"));
    m_painter.setFont(SignLayer::numberFont(14 * unit));
    const QSizeF size(m_painter.fontMetrics().horizontalAdvance(text) + 18 * unit, 26 * unit);
    QRectF plate(at - QPointF(size.width() / 2, size.height() + 26 * m_scale), size);
    plate.moveLeft(
        std::clamp(plate.left(), view.left(), std::max(view.left(), view.right() - plate.width())));
    plate.moveTop(std::max(plate.top(), view.top()));
    paintPlate(plate, text, signs.trace.size() > 1 ? c_supplied : c_cutOff, 5 * unit);
}

void BoardPlates::paintStrengths(const BoardSigns &signs, const BoardPieces &pieces) const
{
    const double unit = std::max(c_leastStrength, std::min(1.0, m_scale));
    const QRectF seen = m_camera.visible();
    m_painter.setFont(SignLayer::numberFont(15 * unit));
    const QFontMetricsF metrics(m_painter.font());
    for (const BoardSigns::Strength &strength : signs.strengths) {
        const BoardPieces::Stack *stack = pieces.stack(strength.space);
        if (!stack || stack->seen.size() < 2 || !stack->bounds.intersects(seen))
            continue;
        const QRectF counters = m_camera.toView(stack->bounds);
        const QSizeF size(metrics.horizontalAdvance(strength.text) + 8 * unit, 17 * unit);
        const QRectF plate(QPointF(counters.center().x() - size.width() / 2,
                                   counters.bottom() - size.height() / 2),
                           size);
        paintPlate(plate, strength.text, c_strengthGround, 3 * unit);
    }
}

} // namespace view
