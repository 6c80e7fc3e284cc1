// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/counterart.h"
#include "app/view/counter/counterlook.h"
#include "app/view/counter/countermarks.h"
#include "app/view/counter/paint/symbolpainter.h"

namespace view {

/// Draws pieces too small for text, in a square of 24 units.
class MiniPainter
{
public:
    static constexpr double size = 24;

    explicit MiniPainter(const CounterText &text)
        : m_text(text)
        , m_symbols(text)
    {
    }

    void draw(QPainter &painter, const CounterArt &art, const CounterLook &look,
              CounterLevel level) const;
    void drawBack(QPainter &painter, const CounterBack &back, const CounterLook &look,
                  CounterLevel level) const;
    void drawMarks(QPainter &painter, const CounterLook &look, const CounterMarks &marks) const;

    /// The edges that look out from under the top of a stack.
    static int stackEdges(const CounterLook &look);
    /// How far each of them does, on a face of so many pixels.
    static double stackStep(double pixels);

private:
    void drawStack(QPainter &painter, const CounterLook &look) const;
    void drawPlate(QPainter &painter, const QColor &color, const CounterLook &look,
                   CounterLevel level) const;
    void drawFace(QPainter &painter, const CounterArt &art) const;
    void drawBlock(QPainter &painter, const CounterArt &art, const CounterLook &look) const;

    const CounterText &m_text;
    SymbolPainter m_symbols;
};

} // namespace view
