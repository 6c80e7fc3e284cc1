// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/counterart.h"
#include "app/view/counter/counterlook.h"
#include "app/view/counter/paint/symbolpainter.h"

namespace view {

/// Draws the face of a flat piece without its cardboard: unit, staff, plane, chit or marker.
class FacePainter
{
public:
    explicit FacePainter(const CounterText &text)
        : m_text(text)
        , m_symbols(text)
    {
    }

    /// On the 64 × 64 plate that lies there already; with the band.
    void draw(QPainter &painter, const CounterArt &art, const CounterLook &look,
              CounterLevel level) const;

    /// The colour of the strengths, which must be read on the body of that side of the counter.
    static QColor strengthInk(const CounterArt &art, bool isReduced);
    /// Of what is drawn in the symbol box.
    static QColor symbolInk(const CounterColors &colors);
    static QColor bandColor(const CounterArt &art);

private:
    void drawUnit(QPainter &painter, const CounterArt &art, const CounterLook &look,
                  CounterLevel level) const;
    void drawBand(QPainter &painter, const CounterArt &art, const CounterLook &look) const;
    void drawSteps(QPainter &painter, const CounterArt &art, int left, const QColor &ink) const;
    void drawStaffValues(QPainter &painter, const CounterArt &art, const CounterLook &look) const;
    void drawAir(QPainter &painter, const CounterArt &art, const CounterLook &look) const;
    void drawCorner(QPainter &painter, const QString &text, QPointF baseline,
                    const QColor &ink) const;
    void drawChit(QPainter &painter, const CounterArt &art) const;
    void drawMarker(QPainter &painter, const CounterArt &art) const;

    const CounterText &m_text;
    SymbolPainter m_symbols;
};

} // namespace view
