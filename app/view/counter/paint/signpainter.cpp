// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/signpainter.h"

#include "app/view/counter/countercolors.h"
#include "app/view/counter/paint/counterplate.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace view {

namespace {

using Sign = CounterMark::Sign;

const QColor c_casing(0x1b, 0x1b, 0x1b);
const QColor c_paper(0xef, 0xe6, 0xd0);
constexpr double c_markStep = 14;
constexpr double c_headingTip = 8; // beyond the edge of the piece
constexpr double c_mostHeadingTip = 17;
constexpr double c_headingPixels = 83; // on smaller pieces it grows, within limits
constexpr double c_leastHeadingGrow = 1.3;
constexpr double c_mostHeadingGrow = 2.4;

QPen roundPen(const QColor &color, double width)
{
    return QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

QPainterPath burst(QPointF centre, double outer, double inner)
{
    QPolygonF polygon;
    for (int i = 0; i < 24; ++i) {
        const double angle = i * std::numbers::pi / 12;
        polygon << centre + (i % 2 ? inner : outer) * QPointF(std::sin(angle), -std::cos(angle));
    }
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

bool hasTick(const CounterLook &look, const CounterMarks &marks)
{
    for (size_t i = 0; i < marks.list().size(); ++i) {
        if ((look.marks >> i & 1) && marks.list()[i].sign == Sign::Tick)
            return true;
    }
    return false;
}

} // namespace

QColor SignPainter::glowColor(CounterLook::Glow glow)
{
    switch (glow) {
    case CounterLook::Glow::Selected:
        return QColor(0xff, 0xc6, 0x1a);
    case CounterLook::Glow::Legal:
        return QColor(0x2f, 0xbf, 0x62);
    case CounterLook::Glow::Target:
        return QColor(0xff, 0x5a, 0x4a);
    case CounterLook::Glow::Hover:
    case CounterLook::Glow::None:
        break;
    }
    return Qt::white;
}

void SignPainter::drawGlow(QPainter &painter, const QPainterPath &outline,
                           CounterLook::Glow glow) const
{
    if (glow == CounterLook::Glow::None)
        return;
    constexpr double widths[] = {11, 8, 5};
    constexpr float opacities[] = {0.16f, 0.28f, 0.55f};
    const QColor color = glowColor(glow);
    painter.setBrush(Qt::NoBrush);
    // The frame lies outside the piece, which covers the inner half of each stroke.
    constexpr double away = 1.6;
    const auto reaching = [](double width) { return width + 2 * away; };
    QColor soft = color;
    for (int i = 0; i < 3; ++i) {
        soft.setAlphaF(opacities[i]);
        painter.setPen(roundPen(soft, reaching(widths[i])));
        painter.drawPath(outline);
    }
    painter.setPen(roundPen(c_casing, reaching(2.8) + 2 * 1.3));
    painter.drawPath(outline);
    painter.setPen(roundPen(color, reaching(2.8)));
    painter.drawPath(outline);
}

QColor SignPainter::washColor()
{
    QColor paper = c_paper;
    paper.setAlphaF(0.42f);
    return paper;
}

void SignPainter::drawVeil(QPainter &painter, const QPainterPath &face, const CounterLook &look,
                           const CounterMarks &marks) const
{
    if (hasTick(look, marks))
        painter.fillPath(face, QColor(0, 0, 0, 66));
    if (look.isDimmed)
        painter.fillPath(face, washColor());
}

void SignPainter::drawDisc(QPainter &painter, QPointF centre, double radius, const QColor &color,
                           const QColor &ring) const
{
    painter.setPen(QPen(ring, 1.3));
    painter.setBrush(color);
    painter.drawEllipse(centre, radius - 0.6, radius - 0.6);
}

void SignPainter::drawMark(QPainter &painter, const CounterMark &mark, QPointF centre) const
{
    switch (mark.sign) {
    case Sign::Tick:
        drawDisc(painter, centre, 7.4, QColor(0x1d, 0x1d, 0x1f), Qt::white);
        painter.setPen(QPen(Qt::white, 1.9, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF{centre + QPointF(-3.2, .2), centre + QPointF(-.9, 2.6),
                                       centre + QPointF(3.4, -2.6)});
        return;
    case Sign::SupplyLow:
        drawDisc(painter, centre, 7.6, QColor(0xf2, 0xcd, 0x2e), QColor(0x1d, 0x1d, 0x1f));
        m_text.draw(painter, QStringLiteral("!"), centre + QPointF(0, 4.1), 11.5,
                    QColor(0x1d, 0x1d, 0x1f));
        return;
    case Sign::SupplyOut:
        drawDisc(painter, centre, 7.6, QColor(0xc8, 0x26, 0x1d), Qt::white);
        painter.setPen(QPen(Qt::white, 2.1, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre + QPointF(-2.7, -2.7), centre + QPointF(2.7, 2.7));
        painter.drawLine(centre + QPointF(2.7, -2.7), centre + QPointF(-2.7, 2.7));
        return;
    case Sign::Isolated:
        drawDisc(painter, centre, 7.6, QColor(0x1d, 0x1d, 0x1f), Qt::white);
        painter.setPen(QPen(Qt::white, 1.7));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, 3.6, 3.6);
        return;
    case Sign::Disrupted:
        painter.setPen(QPen(QColor(0x5a, 0x2a, 0x05), 0.8));
        painter.setBrush(QColor(0xee, 0x8b, 0x1f));
        painter.drawPath(burst(centre, 8.4, 5.8));
        m_text.draw(painter, QStringLiteral("D"), centre + QPointF(0, 3), 8.4,
                    QColor(0x2a, 0x14, 0x05));
        return;
    case Sign::Disc:
        drawDisc(painter, centre, 7.6, mark.color, Qt::white);
        m_text.drawFitted(painter, mark.text, centre + QPointF(0, 3.2), 9, 10.5,
                          readableInk(mark.color, {Qt::white}));
        return;
    }
}

void SignPainter::drawMarks(QPainter &painter, const CounterLook &look,
                            const CounterMarks &marks) const
{
    QPointF right(63, 61);
    for (size_t i = 0; i < marks.list().size(); ++i) {
        if (!(look.marks >> i & 1))
            continue;
        const CounterMark &mark = marks.list()[i];
        if (mark.sign == Sign::Tick) {
            drawMark(painter, mark, {2, 61});
            continue;
        }
        drawMark(painter, mark, right);
        right.ry() -= c_markStep;
    }
}

void SignPainter::drawBadge(QPainter &painter, int count) const
{
    if (count < 3)
        return;
    painter.setPen(QPen(QColor(0x2b, 0x24, 0x18), 1.2));
    painter.setBrush(QColor(0xf6, 0xef, 0xde));
    painter.drawEllipse(QPointF(60, 4), 8.2, 8.2);
    m_text.drawFitted(painter, QString::number(count), {60, 8}, 11.4, 13, QColor(0x1a, 0x16, 0x10));
}

void SignPainter::drawHeading(QPainter &painter, int degrees) const
{
    if (degrees < 0)
        return;
    // On small pieces it grows to what can still be seen, towards the middle: beyond the edge the
    // neighbours begin.
    const QTransform &scale = painter.worldTransform();
    const double pixels = CounterPlate::size * std::hypot(scale.m11(), scale.m12());
    const double grow = std::clamp(c_headingPixels / pixels, c_leastHeadingGrow, c_mostHeadingGrow);
    const double inwards = std::max(0.0, c_headingTip * grow - c_mostHeadingTip);
    painter.save();
    painter.translate(32, 32);
    painter.rotate(degrees);
    // From the middle of the square to its edge in that direction.
    const double angle = degrees * std::numbers::pi / 180;
    const double edge = 32 / std::max(std::abs(std::sin(angle)), std::abs(std::cos(angle)));
    painter.translate(0, inwards - std::min(edge, 40.0));
    painter.scale(grow, grow);
    painter.setPen(QPen(Qt::white, 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(c_casing);
    painter.drawPolygon(
        QPolygonF{QPointF(0, -c_headingTip), QPointF(5, 3), QPointF(0, 0.6), QPointF(-5, 3)});
    painter.restore();
}

} // namespace view
