// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/paint/countertext.h"
#include "app/view/counter/symbolset.h"

#include <QColor>

namespace view {

/// Draws symbols in their box and silhouettes.
class SymbolPainter
{
public:
    struct Colors
    {
        QColor ink;
        QColor box;
    };

    explicit SymbolPainter(const CounterText &text)
        : m_text(text)
    {
    }

    /// \a symbolPen is in units of the 32 × 21 box, \a framePen in those of the painter.
    void drawBox(QPainter &painter, const Symbol &symbol, const QRectF &box, const Colors &colors,
                 double framePen, double symbolPen = SymbolSet::pen) const;
    /// Around \a centre. A symbol that belongs in a box gets one.
    void drawFree(QPainter &painter, const Symbol &symbol, QPointF centre, double scale,
                  const QColor &ink) const;

private:
    const CounterText &m_text;
};

} // namespace view
