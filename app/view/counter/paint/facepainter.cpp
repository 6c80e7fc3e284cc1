// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/facepainter.h"

#include "app/view/counter/paint/counterplate.h"

#include <QPainter>

namespace view {

namespace {

using Face = CounterArt::Face;

const QRectF c_symbolBox(16, 14.5, 32, 21);
const QColor c_reducedInk(0x8c, 0x14, 0x10);
const QColor c_darkText(0x1a, 0x1a, 0x1a);
constexpr double c_brightBand = 150;
constexpr int c_mostDiscs = 4;

QColor bandInk(const QColor &band)
{
    return luma(band) < c_brightBand ? QColor(Qt::white) : c_darkText;
}

QPainterPath star(QPointF centre, double radius)
{
    constexpr double points[] = {0,      -1,    0.247,  -0.34,  0.951,  -0.309, 0.399,
                                 0.13,   0.588, 0.809,  0,      0.42,   -0.588, 0.809,
                                 -0.399, 0.13,  -0.951, -0.309, -0.247, -0.34};
    QPolygonF polygon;
    for (int i = 0; i < 10; ++i)
        polygon << centre + radius * QPointF(points[2 * i], points[2 * i + 1]);
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

} // namespace

QColor FacePainter::bandColor(const CounterArt &art)
{
    return art.band.value_or(blackened(art.colors.body, 0.30));
}

QColor FacePainter::symbolInk(const CounterColors &colors)
{
    // Light ink can't be seen in the box; a deep tone of the body belongs to the counter.
    return readableInk(colors.box, {colors.ink, blackened(colors.body, 0.60)});
}

QColor FacePainter::strengthInk(const CounterArt &art, bool isReduced)
{
    if (!isReduced)
        return art.colors.ink;
    return readableInk(CounterPlate::ground(art.colors.body, true), {c_reducedInk, art.colors.ink});
}

void FacePainter::draw(QPainter &painter, const CounterArt &art, const CounterLook &look,
                       CounterLevel level) const
{
    switch (art.face) {
    case Face::Air:
        return drawAir(painter, art, look);
    case Face::Chit:
        return drawChit(painter, art);
    case Face::Marker:
        return drawMarker(painter, art);
    case Face::Counter:
    case Face::Hq:
    case Face::Block:
        return drawUnit(painter, art, look, level);
    }
}

void FacePainter::drawSteps(QPainter &painter, const CounterArt &art, int left,
                            const QColor &ink) const
{
    if (!art.hasSteps)
        return;
    if (art.maxSteps > c_mostDiscs) {
        m_text.draw(painter, QString::number(left), {56, 9.4}, 9.6, ink);
        return;
    }
    painter.setPen(QPen(ink, 0.9));
    for (int i = 0; i < art.maxSteps; ++i) {
        // The discs of the steps that are left stand at the right.
        painter.setBrush(i < left ? QBrush(ink) : QBrush(Qt::NoBrush));
        const double radius = i < left ? 1.75 - 0.45 : 1.75 - 0.2;
        painter.drawEllipse(QPointF(57.5 - 5 * i, 5.9), radius, radius);
    }
}

void FacePainter::drawBand(QPainter &painter, const CounterArt &art, const CounterLook &look) const
{
    const QColor band = bandColor(art);
    const QColor ink = bandInk(band);
    CounterPlate::drawBand(painter, band);
    m_text.drawFitted(painter, art.size, {32, 9.4}, 9.6, 26, ink);
    drawSteps(painter, art, art.stepsLeft(look.steps), ink);
    if (art.isGuards) {
        const QColor gold(0xff, 0xd3, 0x4d);
        const QColor red(0xb3, 0x20, 0x1a);
        painter.setPen(QPen(QColor(0, 0, 0, 110), 0.5));
        painter.setBrush(luma(band) < c_brightBand ? gold : red);
        painter.drawPath(star({7.5, 6.2}, 4.6));
    }
}

void FacePainter::drawUnit(QPainter &painter, const CounterArt &art, const CounterLook &look,
                           CounterLevel level) const
{
    const bool isReduced = art.isReduced(look.steps);
    drawBand(painter, art, look);
    QColor idInk = art.colors.ink;
    if (isReduced) {
        painter.fillRect(QRectF(0, 20, CounterPlate::size, 10), QColor(255, 255, 255, 191));
        const QColor bar = whitened(CounterPlate::ground(art.colors.body, true), 0.75);
        idInk = readableInk(bar, {idInk});
    }
    if (art.hasSymbol) {
        const QColor ink = symbolInk(art.colors);
        m_symbols.drawBox(painter, art.symbol, c_symbolBox, {ink, art.colors.box}, 1.5,
                          level == CounterLevel::Full ? SymbolSet::pen : 2.1);
    }
    if (level == CounterLevel::Full) {
        m_text.drawId(painter, art.id, {8.2, 25}, idInk);
        m_text.drawId(painter, art.group, {55.8, 25}, idInk);
    }
    if (art.face == Face::Hq) {
        drawStaffValues(painter, art, look);
        return;
    }
    const QString &strengths = art.print(look.steps).strengths;
    m_text.drawFitted(painter, strengths, {32, 56.6}, strengths.size() < 6 ? 22 : 18.5, 58,
                      strengthInk(art, isReduced));
}

void FacePainter::drawStaffValues(QPainter &painter, const CounterArt &art,
                                  const CounterLook &look) const
{
    const QColor ink = strengthInk(art, art.isReduced(look.steps));
    const CounterArt::Print &print = art.print(look.steps);
    if (print.left.isEmpty()) {
        m_text.drawFitted(painter, print.right, {32, 56.6}, 22, 58, ink);
        return;
    }
    painter.setPen(QPen(ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(16, 49), 9.2, 9.2);
    m_text.drawFitted(painter, print.left, {16, 54.5}, 15.5, 14.5, ink);
    QColor faint = ink;
    faint.setAlphaF(0.35f);
    painter.fillRect(QRectF(31.6, 41, 0.8, 17), faint);
    m_text.drawFitted(painter, print.right, {46, 56.4}, 21, 26, ink);
}

void FacePainter::drawCorner(QPainter &painter, const QString &text, QPointF baseline,
                             const QColor &ink) const
{
    if (text == u"*")
        painter.fillPath(star(baseline - QPointF(0, 6.4), 7.6), ink);
    else
        m_text.drawFitted(painter, text, baseline, 19, 17, ink);
}

void FacePainter::drawAir(QPainter &painter, const CounterArt &art, const CounterLook &look) const
{
    const CounterArt::Print &print = art.print(look.steps);
    const QColor ink = strengthInk(art, false);
    if (art.hasSymbol) {
        m_symbols.drawFree(painter, art.symbol, {33.6, 29.4}, 1, QColor(0, 0, 0, 71));
        m_symbols.drawFree(painter, art.symbol, {32, 27}, 1, ink);
    }
    drawCorner(painter, print.left, {11.5, 57.6}, ink);
    drawCorner(painter, print.right, {52.5, 57.6}, ink);
    m_text.drawFitted(painter, art.id, {32, 57.4}, 9.6, 23, ink);
    if (art.hasSteps && art.maxSteps > 1)
        drawSteps(painter, art, art.stepsLeft(look.steps), ink);
}

void FacePainter::drawChit(QPainter &painter, const CounterArt &art) const
{
    const QColor head = bandColor(art);
    constexpr QRectF frame(4, 4, 56, 56);
    QPainterPath top;
    top.moveTo(4, 19);
    top.lineTo(4, 8);
    top.arcTo(QRectF(4, 4, 8, 8), 180, -90);
    top.arcTo(QRectF(52, 4, 8, 8), 90, -90);
    top.lineTo(60, 19);
    top.closeSubpath();
    painter.fillPath(top, head);
    QColor line = art.colors.ink;
    line.setAlphaF(0.75f);
    painter.setPen(QPen(line, 1.1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame, 4, 4);
    m_text.drawFitted(painter, art.group, {32, 15.4}, 10.8, 50, bandInk(head));
    const bool hasCaption = !art.caption.isEmpty();
    if (art.hasSymbol)
        m_symbols.drawFree(painter, art.symbol, {32, hasCaption ? 34.0 : 39.0}, 0.78,
                           art.colors.ink);
    else
        m_text.drawFitted(painter, art.text, {32, hasCaption ? 44.0 : 47.5},
                          art.text.size() <= 2 ? 25 : 20.5, 50, art.colors.ink);
    m_text.drawFitted(painter, art.caption, {32, 55.4}, 9, 51, art.colors.ink);
}

void FacePainter::drawMarker(QPainter &painter, const CounterArt &art) const
{
    const bool hasCaption = !art.caption.isEmpty();
    if (art.hasSymbol)
        m_symbols.drawFree(painter, art.symbol, {32, hasCaption ? 26.0 : 32.0},
                           hasCaption ? 1.1 : 1.3, art.colors.ink);
    m_text.drawFitted(painter, art.text, {32, hasCaption ? 40.0 : 42.0}, 28, 56, art.colors.ink);
    m_text.drawFitted(painter, art.caption, {32, 57}, 11, 58, art.colors.ink);
}

} // namespace view
