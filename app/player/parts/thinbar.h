// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"

namespace app {

/// A thin line that says how far something has come; the words stand elsewhere.
class ThinBar : public PaintedWidget
{
    Q_OBJECT

public:
    explicit ThinBar(QWidget *parent = nullptr);

    /// 0 … 1.
    void setShare(double share);

    /// The same line, for those who paint it themselves.
    static void paint(QPainter &painter, const QRectF &room, double share, const Tokens &tokens,
                      const QColor &ink);
    /// Of the strength that a unit has left: another one from a half down.
    static QColor strengthInk(double share, const Tokens &tokens);

    QSize sizeHint() const override { return {60, 4}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_share = 0;
};

} // namespace app
