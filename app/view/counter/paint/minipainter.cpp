// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/minipainter.h"

#include "app/view/counter/paint/facepainter.h"
#include "app/view/counter/paint/signpainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace view {

namespace {

using Face = CounterArt::Face;

constexpr QRectF c_plate(0, 0, MiniPainter::size, MiniPainter::size);
constexpr double c_radius = 3;
constexpr double c_band = 4;
constexpr int c_mostStackEdges = 2; ///< Two pieces, or more than two.
constexpr double c_stackPixels = 2;
constexpr double c_leastStackStep = 2.2;
constexpr double c_mostStackStep = 5;
const QColor c_stackEdge(0xf6, 0xef, 0xde);
const QColor c_thinLine(0x15, 0x12, 0x0d, 217);

QPainterPath plate(const QRectF &rect = c_plate, double radius = c_radius)
{
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

/// The dark line of a dark block is lost on a dark map: there it is light.
QPen linePen(const CounterLook &look, bool isBlock, double width)
{
    if (look.onDark && isBlock)
        return QPen(QColor(0xf4, 0xec, 0xd8), width * 1.4);
    return QPen(c_thinLine, width);
}

bool hasBand(Face face)
{
    return face == Face::Counter || face == Face::Hq;
}

QColor markColor(const CounterMark &mark)
{
    switch (mark.sign) {
    case CounterMark::Sign::SupplyLow:
        return QColor(0xf2, 0xcd, 0x2e);
    case CounterMark::Sign::SupplyOut:
        return QColor(0xc8, 0x26, 0x1d);
    case CounterMark::Sign::Disrupted:
        return QColor(0xee, 0x8b, 0x1f);
    case CounterMark::Sign::Disc:
        return mark.color;
    case CounterMark::Sign::Tick:
    case CounterMark::Sign::Isolated:
        break;
    }
    return QColor(0x1d, 0x1d, 0x1f);
}

} // namespace

double MiniPainter::stackStep(double pixels)
{
    return std::clamp(c_stackPixels * size / pixels, c_leastStackStep, c_mostStackStep);
}

int MiniPainter::stackEdges(const CounterLook &look)
{
    return std::clamp(look.badge - 1, 0, c_mostStackEdges);
}

// So small, what the lower ones show of themselves is less than a pixel.
void MiniPainter::drawStack(QPainter &painter, const CounterLook &look) const
{
    const QTransform &scale = painter.worldTransform();
    const double step = stackStep(size * std::hypot(scale.m11(), scale.m12()));
    for (int i = stackEdges(look); i > 0; --i) {
        const QPainterPath below = plate(c_plate.translated(i * step, -i * step));
        painter.fillPath(below, c_stackEdge);
        painter.setPen(QPen(c_thinLine, 1.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(below);
    }
}

void MiniPainter::drawPlate(QPainter &painter, const QColor &color, const CounterLook &look,
                            CounterLevel level) const
{
    drawStack(painter, look);
    painter.fillPath(plate(c_plate.translated(0.6, 1.1)), QColor(0, 0, 0, look.onDark ? 112 : 80));
    if (look.glow != CounterLook::Glow::None) {
        painter.setBrush(Qt::NoBrush);
        const double width = level == CounterLevel::Bare ? 5 : 4.4;
        painter.setPen(QPen(QColor(0x1b, 0x1b, 0x1b), width + 1.8));
        painter.drawPath(plate());
        painter.setPen(QPen(SignPainter::glowColor(look.glow), width));
        painter.drawPath(plate());
    }
    painter.fillPath(plate(), color);
}

void MiniPainter::drawFace(QPainter &painter, const CounterArt &art) const
{
    const QColor ink = art.colors.ink;
    if (art.face == Face::Air) {
        if (art.hasSymbol)
            m_symbols.drawFree(painter, art.symbol, {12, 12}, 0.5, ink);
        return;
    }
    if (art.face == Face::Chit || art.face == Face::Marker) {
        const QString text = art.text.isEmpty() ? art.caption : art.text;
        if (art.hasSymbol)
            m_symbols.drawFree(painter, art.symbol, {12, 12}, 0.56, ink);
        else
            m_text.drawFitted(painter, text.left(2).toUpper(), {12, 16}, 11.5, 20, ink);
        return;
    }
    if (!art.hasSymbol)
        return;
    constexpr QRectF box(2.6, 7.6, 18.8, 12.4);
    const QColor boxInk = FacePainter::symbolInk(art.colors);
    m_symbols.drawBox(painter, art.symbol, box, {boxInk, art.colors.box}, 1, 2.1);
}

void MiniPainter::drawBlock(QPainter &painter, const CounterArt &art, const CounterLook &look) const
{
    constexpr QRectF label(2.1, 2.1, 19.8, 19.8);
    painter.fillPath(plate(label, 2), art.paper);
    if (art.hasSymbol) {
        const QRectF box(4.3, 8.6, 15.4, 10.3);
        const QColor ink(0x14, 0x12, 0x10);
        m_symbols.drawBox(painter, art.symbol, box, {ink, QColor(0xf8, 0xf3, 0xe6)}, 0.9, 2.1);
    }
    const int pips = std::clamp(art.print(look.steps).pips, 0, 5);
    const QColor ink = readableInk(art.paper, {QColor(0x14, 0x12, 0x10)});
    for (int i = 0; i < pips; ++i)
        painter.fillRect(QRectF(12 + (i - pips / 2.0) * 3.6 + 0.5, 4, 2.6, 2.6), ink);
}

void MiniPainter::draw(QPainter &painter, const CounterArt &art, const CounterLook &look,
                       CounterLevel level) const
{
    const bool isBlock = art.face == Face::Block;
    const QColor ground = isBlock   ? art.wood
        : art.isReduced(look.steps) ? whitened(art.colors.body, 0.30)
                                    : art.colors.body;
    drawPlate(painter, ground, look, level);
    if (const auto &picture = art.print(look.steps).picture) {
        picture->drawFitted(painter, c_plate);
    } else if (isBlock) {
        if (level == CounterLevel::Bare)
            painter.fillPath(plate(c_plate.adjusted(3, 3, -3, -3), 2), art.paper);
        else
            drawBlock(painter, art, look);
    } else {
        if (hasBand(art.face)) {
            QPainterPath band;
            band.addRect(0, 0, size, level == CounterLevel::Bare ? 7 : c_band);
            painter.fillPath(band.intersected(plate()), FacePainter::bandColor(art));
        }
        if (level != CounterLevel::Bare)
            drawFace(painter, art);
    }
    painter.setPen(linePen(look, isBlock, level == CounterLevel::Bare ? 1.4 : 0.9));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(plate());
}

void MiniPainter::drawBack(QPainter &painter, const CounterBack &back, const CounterLook &look,
                           CounterLevel level) const
{
    drawPlate(painter, back.color, look, level);
    if (back.picture)
        back.picture->drawFitted(painter, c_plate);
    else if (level != CounterLevel::Bare)
        m_symbols.drawFree(painter, back.sign, {12, 12}, 0.5, whitened(back.color, 0.34));
    painter.setPen(linePen(look, back.isBlock, 0.9));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(plate());
}

void MiniPainter::drawMarks(QPainter &painter, const CounterLook &look,
                            const CounterMarks &marks) const
{
    QPointF right(22.5, 21.5);
    for (size_t i = 0; i < marks.list().size(); ++i) {
        if (!(look.marks >> i & 1))
            continue;
        const CounterMark &mark = marks.list()[i];
        const bool isTick = mark.sign == CounterMark::Sign::Tick;
        painter.setPen(QPen(Qt::white, 1));
        painter.setBrush(markColor(mark));
        painter.drawEllipse(isTick ? QPointF(1.5, 21.5) : right, 3.2, 3.2);
        if (!isTick)
            right.ry() -= 6.4;
    }
}

} // namespace view
