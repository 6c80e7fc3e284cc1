// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/symbolpainter.h"

#include <QPainter>

namespace view {

void SymbolPainter::drawBox(QPainter &painter, const Symbol &symbol, const QRectF &box,
                            const Colors &colors, double framePen, double symbolPen) const
{
    painter.fillRect(box, colors.box);
    painter.save();
    if (symbol.kind == Symbol::Kind::Silhouette) {
        drawFree(painter, symbol, box.center(), box.height() / 42, colors.ink);
    } else {
        painter.save();
        painter.setClipRect(box, Qt::IntersectClip);
        painter.translate(box.topLeft());
        painter.scale(box.width() / SymbolSet::boxSize.width(),
                      box.height() / SymbolSet::boxSize.height());
        painter.setPen(QPen(colors.ink, symbolPen, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(symbol.stroke);
        painter.fillPath(symbol.fill, colors.ink);
        m_text.drawFitted(painter, symbol.text, {16, symbol.baseline}, symbol.textSize, 29,
                          colors.ink);
        painter.restore();
    }
    painter.setPen(QPen(colors.ink, framePen, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
    painter.restore();
}

void SymbolPainter::drawFree(QPainter &painter, const Symbol &symbol, QPointF centre, double scale,
                             const QColor &ink) const
{
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    if (symbol.kind == Symbol::Kind::Box) {
        drawBox(painter, symbol, QRectF(-16, -10.5, 32, 21), {ink, Qt::transparent}, 1.5);
    } else {
        painter.setPen(QPen(ink, 3, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(symbol.stroke);
        painter.fillPath(symbol.fill, ink);
    }
    painter.restore();
}

} // namespace view
