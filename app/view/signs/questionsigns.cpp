// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/questionsigns.h"

#include "app/view/signs/signlayer.h"

#include <QPainter>
#include <QPainterPath>

namespace view {

namespace {

const QColor c_signGlow(0xff, 0xc6, 0x1a);
const QColor c_signCasing(0x1b, 0x1b, 0x1b);
const QColor c_choice(0x0b, 0x66, 0x66);
const QColor c_costly(0x8e, 0x1f, 0x18);
constexpr double leastUnit = 0.7; // of the full size; smaller ones can't be read
constexpr double leastRoom = 0.45; // below it plates of neighbours would touch

} // namespace

QuestionSigns::QuestionSigns(QPainter &painter, const BoardCamera &camera,
                             const BoardGeometry &geometry)
    : m_painter(painter)
    , m_camera(camera)
    , m_geometry(geometry)
    , m_scale(SignLayer::unit(camera, geometry))
    , m_unit(std::max(leastUnit, m_scale))
{
}

// At the upper right corner of the counter, or of the stack that covers it.
void QuestionSigns::paintTicks(const BoardSigns &signs, const BoardPieces &pieces) const
{
    const double radius = 11 * m_unit;
    for (const engine::PieceId piece : signs.ticked) {
        QRectF counter;
        if (const BoardPieces::Spot *spot = pieces.spot(piece))
            counter = QRectF(spot->at, QSizeF(pieces.size(), pieces.size()));
        else if (const auto space = pieces.spaceOf(piece))
            counter = pieces.stack(*space)->bounds;
        if (counter.isEmpty())
            continue;
        const QPointF at = m_camera.toView(counter).topRight();
        m_painter.setPen(QPen(c_signCasing, 1.6 * m_unit));
        m_painter.setBrush(c_signGlow);
        m_painter.drawEllipse(at, radius, radius);
        QPainterPath tick(at + QPointF(-5, 0) * m_unit);
        tick.lineTo(at + QPointF(-1.5, 4) * m_unit);
        tick.lineTo(at + QPointF(5.5, -4) * m_unit);
        m_painter.strokePath(
            tick, QPen(c_signCasing, 2.6 * m_unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
}

// At the upper left, where the ghost of the piece leaves it to be seen.
void QuestionSigns::paintChoices(const BoardSigns &signs) const
{
    const double radius = 12 * m_unit;
    for (const BoardSigns::Choice &choice : signs.choices) {
        if (!m_geometry.contains(choice.space))
            continue;
        const QPointF middle = m_camera.toView(m_geometry.centre(choice.space));
        if (!choice.price.isEmpty()) {
            paintCostly(choice.space);
            paintPill(middle + QPointF(0, 27) * m_scale, choice.price, c_costly);
        }
        if (choice.number <= 0)
            continue;
        const QPointF at = middle + QPointF(-25, -25) * m_scale;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(c_signCasing);
        m_painter.drawEllipse(at, radius + 3 * m_unit, radius + 3 * m_unit);
        m_painter.setPen(QPen(Qt::white, 2 * m_unit));
        m_painter.setBrush(c_choice);
        m_painter.drawEllipse(at, radius, radius);
        m_painter.setFont(SignLayer::numberFont(15 * m_unit));
        m_painter.drawText(QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                           Qt::AlignCenter, QString::number(choice.number));
    }
}

// At the lower edge, below the pieces that stand there.
void QuestionSigns::paintRooms(const BoardSigns &signs) const
{
    if (m_scale < leastRoom)
        return;
    const QRectF seen = m_camera.visible();
    for (const BoardSigns::Room &room : signs.rooms) {
        if (!m_geometry.contains(room.space) || !m_geometry.bounds(room.space).intersects(seen))
            continue;
        const double low = m_geometry.isHex(room.space) ? 30 * m_scale : 0;
        paintPill(m_camera.toView(m_geometry.centre(room.space)) + QPointF(0, low), room.text,
                  room.isFull ? c_costly : c_signCasing);
    }
}

// At the left edge, where neither badges nor strengths lie.
void QuestionSigns::paintPlans(const BoardSigns &signs) const
{
    const double half = 7 * m_unit;
    for (const BoardSigns::Overlay &overlay : signs.overlays) {
        const bool isDone = overlay.id == QLatin1String("done");
        if (!isDone && (overlay.id != QLatin1String("toDo") || overlay.pattern != overlay.Tint))
            continue;
        for (const engine::SpaceId space : overlay.spaces) {
            if (!m_geometry.contains(space))
                continue;
            const QPointF at =
                m_camera.toView(m_geometry.centre(space)) + QPointF(-32, 16) * m_scale;
            const QRectF square(at.x() - half, at.y() - half, 2 * half, 2 * half);
            m_painter.setBrush(isDone ? QBrush(Qt::NoBrush) : QBrush(overlay.color));
            m_painter.setPen(QPen(c_signCasing, 5 * m_unit));
            m_painter.drawRect(square);
            m_painter.setPen(QPen(isDone ? overlay.color : QColor(Qt::white), 2.4 * m_unit));
            m_painter.drawRect(square);
        }
    }
}

void QuestionSigns::paintCostly(engine::SpaceId space) const
{
    QColor tint = c_costly;
    tint.setAlphaF(0.16F);
    const QPointF middle = m_geometry.centre(space);
    const QPointF at = m_camera.toView(middle);
    QTransform place;
    place.translate(at.x(), at.y());
    place.scale(m_camera.zoom() * 0.95, m_camera.zoom() * 0.95);
    place.translate(-middle.x(), -middle.y());
    m_painter.setPen(QPen(c_costly, 2.2 * m_unit, Qt::DashLine));
    m_painter.setBrush(tint);
    m_painter.drawPath(place.map(m_geometry.shape(space)));
}

void QuestionSigns::paintPill(QPointF middle, const QString &text, const QColor &ground) const
{
    m_painter.setFont(SignLayer::numberFont(13 * m_unit));
    const double width = m_painter.fontMetrics().horizontalAdvance(text) + 14 * m_unit;
    const QRectF pill(middle.x() - width / 2, middle.y() - 10 * m_unit, width, 20 * m_unit);
    m_painter.setPen(QPen(Qt::white, 1.2 * m_unit));
    m_painter.setBrush(ground);
    m_painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    m_painter.drawText(pill, Qt::AlignCenter, text);
}

void QuestionSigns::paintShare(QPointF at, double share) const
{
    paintPill(at, QStringLiteral("×") + SignLayer::costText(share), c_signCasing);
}

} // namespace view
