// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/blockpainter.h"

#include "app/view/counter/paint/counterplate.h"
#include "app/view/counter/pathdata.h"

#include <QLinearGradient>
#include <QPainter>

namespace view {

namespace {

constexpr QRectF c_front(0, 10, 62, 62);
constexpr QRectF c_flat(0, 0, 62, 60);
constexpr double c_label = 54;
constexpr double c_thickness = 4;
const QColor c_line(0x15, 0x12, 0x0d);
const QColor c_darkInk(0x17, 0x14, 0x10);
const QColor c_symbolPaper(0xf8, 0xf3, 0xe6);

QPainterPath rounded(const QRectF &rect, double radius)
{
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

QLinearGradient shade(const QColor &color, const QRectF &rect)
{
    QLinearGradient gradient(rect.topLeft(), rect.bottomRight());
    gradient.setColorAt(0, whitened(color, 0.10));
    gradient.setColorAt(1, blackened(color, 0.10));
    return gradient;
}

void drawOutlined(QPainter &painter, const QPainterPath &path, const QBrush &brush)
{
    painter.setPen(QPen(c_line, 0.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(brush);
    painter.drawPath(path);
}

} // namespace

QPainterPath BlockPainter::outline(CounterLook::Stand stand)
{
    if (stand == CounterLook::Stand::Flat)
        return rounded(c_flat.adjusted(0, 0, 0, c_thickness), 5).translated(flatOrigin);
    return pathFromData(u"M0 10L9 0H71V62L62 72H0Z").translated(standingOrigin);
}

QPainterPath BlockPainter::face(CounterLook::Stand stand)
{
    if (stand == CounterLook::Stand::Flat)
        return rounded(c_flat, 5).translated(flatOrigin);
    return rounded(c_front, 2).translated(standingOrigin);
}

void BlockPainter::drawShadow(QPainter &painter, const CounterLook &look)
{
    const double strength = look.onDark ? 1.4 : 1;
    if (look.stand == CounterLook::Stand::Flat) {
        CounterPlate::drawShadow(painter, c_flat.translated(flatOrigin + QPointF(0, c_thickness)),
                                 5, {strength, look.isLifted ? 2.0 : 0.0});
        return;
    }
    constexpr double opacities[] = {0.16, 0.12, 0.08};
    for (int i = 0; i < 3; ++i) {
        const double far = 3 * i;
        QPolygonF shadow{QPointF(8, 70), QPointF(26 + far, 80 + far * 0.55),
                         QPointF(86 + far * 1.6, 80 + far * 0.55), QPointF(62, 70)};
        QPainterPath path;
        path.addPolygon(shadow.translated(standingOrigin));
        painter.fillPath(path, QColor::fromRgbF(0, 0, 0, float(opacities[i] * strength)));
    }
}

void BlockPainter::drawWood(QPainter &painter, const QColor &wood) const
{
    drawOutlined(painter, pathFromData(u"M0 10L9 0H71L62 10Z"), whitened(wood, 0.30));
    drawOutlined(painter, pathFromData(u"M62 10L71 0V62L62 72Z"), blackened(wood, 0.38));
    drawOutlined(painter, rounded(c_front, 2), shade(wood, c_front));
    painter.setPen(QPen(QColor(255, 255, 255, 70), 0.9));
    painter.drawPolyline(QPolygonF{QPointF(1.1, 71), QPointF(1.1, 11.1), QPointF(61, 11.1)});
}

void BlockPainter::drawStanding(QPainter &painter, const CounterArt &art,
                                const CounterLook &look) const
{
    painter.save();
    painter.translate(standingOrigin);
    drawWood(painter, art.wood);
    painter.translate(4, 14);
    drawLabel(painter, art, look);
    painter.restore();
}

void BlockPainter::drawFlat(QPainter &painter, const CounterArt &art, const CounterLook &look) const
{
    painter.save();
    painter.translate(flatOrigin);
    drawOutlined(painter, rounded(c_flat.translated(0, c_thickness), 5), blackened(art.wood, 0.42));
    drawOutlined(painter, rounded(c_flat, 5), shade(art.wood, c_flat));
    painter.setPen(QPen(QColor(255, 255, 255, 80), 0.9));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(c_flat.adjusted(1.1, 1.1, -1.1, -1.1), 4, 4);
    painter.translate(4, 3);
    drawLabel(painter, art, look);
    painter.restore();
}

void BlockPainter::drawBack(QPainter &painter, const CounterBack &back) const
{
    painter.save();
    painter.translate(standingOrigin);
    drawWood(painter, back.color);
    if (back.picture) {
        back.picture->drawFitted(painter, c_front.adjusted(2, 2, -2, -2));
        painter.restore();
        return;
    }
    const QColor carved = whitened(back.color, 0.34);
    painter.setPen(QPen(carved, 0.9));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(c_front.adjusted(5, 5, -5, -5));
    painter.translate(c_front.center());
    painter.setPen(QPen(carved, 2.4, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    // Carved signs are lines; only what lies within another line is filled.
    if (back.sign.stroke.isEmpty()) {
        painter.drawPath(back.sign.fill);
    } else {
        painter.drawPath(back.sign.stroke);
        painter.fillPath(back.sign.fill, carved);
    }
    painter.restore();
}

std::array<int, 4> BlockPainter::pips(const CounterArt &art, int left)
{
    std::array<int, 4> pips{-1, -1, -1, -1};
    const size_t lost = size_t(art.maxSteps - left);
    if (art.prints.size() > pips.size()) {
        pips[0] = art.print(left).pips;
        return pips;
    }
    for (size_t edge = 0; edge < pips.size(); ++edge) {
        const size_t print = (edge + lost) % pips.size();
        if (print < art.prints.size())
            pips[edge] = art.prints[print].pips;
    }
    return pips;
}

void BlockPainter::drawPips(QPainter &painter, const CounterArt &art, int left,
                            const QColor &ink) const
{
    const bool isDark = luma(art.paper) < 140;
    const QColor triple = isDark ? QColor(0xff, 0xd3, 0x4d) : QColor(0xc8, 0x26, 0x1d);
    const QColor color = art.fire >= 3 ? triple : ink;
    const std::array<int, 4> counts = pips(art, left);
    for (int edge = 0; edge < 4; ++edge) {
        painter.save();
        painter.translate(c_label / 2, c_label / 2);
        painter.rotate(90 * edge);
        painter.setOpacity(edge == 0 ? painter.opacity() : painter.opacity() * 0.34);
        painter.setPen(QPen(QColor(0x17, 0x14, 0x10, edge == 0 ? 160 : 255), 0.5));
        painter.setBrush(color);
        painter.translate(0, -c_label / 2 + 5.8);
        drawEdge(painter, std::min(counts[size_t(edge)], 7), art.hasStars);
        painter.restore();
    }
}

void BlockPainter::drawEdge(QPainter &painter, int count, bool hasStars)
{
    // Qt keeps notes inside paths while it draws them, and threads must not share those.
    static thread_local const QPainterPath star = pathFromData(
        u"M0 -3.7L0.9 -1.2L3.5 -1.1L1.4 0.5L2.2 3L0 1.5L-2.2 3L-1.4 0.5L-3.5 -1.1L-0.9 -1.2Z");
    static thread_local const QPainterPath heart =
        pathFromData(u"M0 3.2C-5 -0.4 -3.6 -3.4 -1.7 -3C-0.8 -2.8 0 -2 0 -1.4C0 -2 0.8 -2.8 1.7 "
                     u"-3C3.6 -3.4 5 -0.4 "
                     u"0 3.2Z");
    if (count == 0 && hasStars)
        painter.drawPath(heart);
    for (int i = 0; i < count; ++i) {
        const double x = (i - (count - 1) / 2.0) * (hasStars ? 7.6 : 7);
        if (hasStars)
            painter.drawPath(star.translated(x, 0));
        else
            painter.drawRect(QRectF(x - 2.6, -2.6, 5.2, 5.2));
    }
}

void BlockPainter::drawFireAndSpeed(QPainter &painter, const CounterArt &art,
                                    const QColor &ink) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    for (int i = 0; i < art.fire; ++i)
        painter.drawEllipse(QPointF(5 + 4 * i, 49), 1.55, 1.55);
    painter.setPen(QPen(ink, 1.7, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < art.speed; ++i) {
        const double x = 45.4 - 4.2 * i;
        painter.drawPolyline(QPolygonF{QPointF(x, 46), QPointF(x + 3, 48.9), QPointF(x, 51.8)});
    }
}

void BlockPainter::drawLabel(QPainter &painter, const CounterArt &art,
                             const CounterLook &look) const
{
    const QRectF label(0, 0, c_label, c_label);
    if (const auto &picture = art.print(look.steps).picture) {
        picture->drawFitted(painter, label);
        return;
    }
    drawOutlined(painter, rounded(label, 3), art.paper);
    painter.setPen(QPen(QColor(255, 255, 255, 128), 1.1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(label.adjusted(1.1, 1.1, -1.1, -1.1), 2.2, 2.2);
    // Coloured paper keeps dark ink as long as it can be read; deep red and blue take white.
    const QColor ink = luma(art.paper) < 140 ? readableInk(art.paper, {Qt::white})
                                             : readableInk(art.paper, {c_darkInk});
    drawPips(painter, art, art.stepsLeft(look.steps), ink);
    m_text.drawFitted(painter, art.size, {27, 15.5}, 6.4, 34, ink);
    if (art.hasSymbol)
        m_symbols.drawBox(painter, art.symbol, QRectF(14, 17, 26, 17), {c_darkInk, c_symbolPaper},
                          1.3);
    m_text.drawFitted(painter, art.id, {27, 41.4}, 7.6, 34, ink);
    drawFireAndSpeed(painter, art, ink);
}

} // namespace view
