// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/counterlook.h"
#include "app/view/counter/countermarks.h"
#include "app/view/counter/paint/countertext.h"

namespace view {

/// Draws what a game puts on a piece: frames of light, marks, the number of a stack.
class SignPainter
{
public:
    explicit SignPainter(const CounterText &text)
        : m_text(text)
    {
    }

    static QColor glowColor(CounterLook::Glow glow);
    /// Over what can't act, or is not spoken of.
    static QColor washColor();

    /// Under the piece, whose outline is given.
    void drawGlow(QPainter &painter, const QPainterPath &outline, CounterLook::Glow glow) const;
    /// Over the face: veils of moved and of idle pieces.
    void drawVeil(QPainter &painter, const QPainterPath &face, const CounterLook &look,
                  const CounterMarks &marks) const;
    /// Over everything, around the 64 × 64 square.
    void drawMarks(QPainter &painter, const CounterLook &look, const CounterMarks &marks) const;
    void drawBadge(QPainter &painter, int count) const;
    void drawHeading(QPainter &painter, int degrees) const;

private:
    void drawMark(QPainter &painter, const CounterMark &mark, QPointF centre) const;
    void drawDisc(QPainter &painter, QPointF centre, double radius, const QColor &color,
                  const QColor &ring) const;

    const CounterText &m_text;
};

} // namespace view
