// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/counterbook.h"
#include "app/view/counter/paint/blockpainter.h"
#include "app/view/counter/paint/counterplate.h"
#include "app/view/counter/paint/countertext.h"
#include "app/view/counter/paint/facepainter.h"
#include "app/view/counter/paint/minipainter.h"
#include "app/view/counter/paint/signpainter.h"

namespace view {

/// Draws every piece of a module at every size. Slow: the board draws through CounterCache.
class CounterPainter
{
    Q_DISABLE_COPY(CounterPainter) // its parts refer to its text

public:
    explicit CounterPainter(const CounterBook &book, CounterText text = CounterText());

    const CounterBook &book() const { return m_book; }

    /// Draws the piece into the square \a rect; shadow, signs and a block's depth reach outside.
    void paint(QPainter &painter, const QRectF &rect, const CounterLook &look) const;

    /// Everything that paint() touches, for a square of \a size at 0, 0.
    QRectF bounds(const CounterLook &look, double size) const;

    /// A drawing of its own for export and the editor; text is written as outlines.
    QByteArray svg(const CounterLook &look, double size = CounterPlate::size) const;

private:
    void paintSolid(QPainter &painter, const QRectF &rect, const CounterLook &look) const;
    void paintGhost(QPainter &painter, const QRectF &rect, const CounterLook &look) const;
    void paintMini(QPainter &painter, const CounterLook &look, CounterLevel level) const;
    void paintFull(QPainter &painter, const CounterLook &look, CounterLevel level) const;
    void paintFlat(QPainter &painter, const CounterLook &look, CounterLevel level) const;
    void paintBlock(QPainter &painter, const CounterLook &look) const;
    bool isBlock(const CounterLook &look) const;

    const CounterBook &m_book;
    CounterText m_text;
    FacePainter m_faces;
    BlockPainter m_blocks;
    MiniPainter m_minis;
    SignPainter m_signs;
    SymbolPainter m_symbols;
};

} // namespace view
