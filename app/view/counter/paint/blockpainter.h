// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/counterart.h"
#include "app/view/counter/counterlook.h"
#include "app/view/counter/paint/symbolpainter.h"

namespace view {

/// Draws wooden blocks: standing with the label to the owner, bare to the enemy, or lying flat.
///
/// A standing block is 71 × 72 units with its front 62 × 62 at (0, 10); a flat one 62 × 64.
class BlockPainter
{
public:
    /// Where the drawing of a standing block begins in the 64 × 64 square of its piece.
    static constexpr QPointF standingOrigin{-3.5, -4};
    static constexpr QPointF flatOrigin{1, 0};

    explicit BlockPainter(const CounterText &text)
        : m_text(text)
        , m_symbols(text)
    {
    }

    static QPainterPath outline(CounterLook::Stand stand);
    /// The front or, of a flat block, the upper side: what veils lie on.
    static QPainterPath face(CounterLook::Stand stand);

    static void drawShadow(QPainter &painter, const CounterLook &look);
    void drawStanding(QPainter &painter, const CounterArt &art, const CounterLook &look) const;
    void drawFlat(QPainter &painter, const CounterArt &art, const CounterLook &look) const;
    void drawBack(QPainter &painter, const CounterBack &back) const;

    /// Strengths on the four edges from the top clockwise: the label of a block with \a left steps,
    /// turned so that its present one is on top. An edge without a strength has -1.
    static std::array<int, 4> pips(const CounterArt &art, int left);

private:
    void drawWood(QPainter &painter, const QColor &wood) const;
    /// 54 × 54 units from 0, 0.
    void drawLabel(QPainter &painter, const CounterArt &art, const CounterLook &look) const;
    void drawPips(QPainter &painter, const CounterArt &art, int left, const QColor &ink) const;
    static void drawEdge(QPainter &painter, int count, bool hasStars);
    void drawFireAndSpeed(QPainter &painter, const CounterArt &art, const QColor &ink) const;

    const CounterText &m_text;
    SymbolPainter m_symbols;
};

} // namespace view
