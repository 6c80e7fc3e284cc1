// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/style/tokens.h"

#include <QWidget>

namespace app {

/// A small widget that draws itself in the colours of the theme and says its value in words.
class PaintedWidget : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    Tokens tokens() const { return Tokens::of(palette()); }
    /// The widget's font, larger or smaller.
    QFont scaled(double factor, QFont::Weight weight = QFont::Normal) const;
    /// A rectangle with round corners on whole pixels.
    static void drawCard(QPainter &painter, const QRectF &rect, const QColor &ground,
                         const QColor &edge, double radius = 6);
};

} // namespace app
