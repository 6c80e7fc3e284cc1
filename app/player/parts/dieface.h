// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"

namespace app {

/// One die as it lies: six-sided ones with dots, all others with a number.
class DieFace : public PaintedWidget
{
    Q_OBJECT

public:
    explicit DieFace(QWidget *parent = nullptr);

    void setValue(int value, int sides = 6);
    int value() const { return m_value; }
    void setSize(int pixels);

    QSize sizeHint() const override { return {m_size, m_size}; }

    static void draw(QPainter &painter, const QRectF &rect, int value, int sides,
                     const Tokens &tokens);
    static QImage image(int value, int sides, int size, double ratio, const Tokens &tokens);
    static QString words(int value, int sides);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_value = 1;
    int m_sides = 6;
    int m_size = 18;
};

} // namespace app
