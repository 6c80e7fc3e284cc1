// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"

namespace app {

/// The name of a key as it is printed on the key.
class KeyCap : public PaintedWidget
{
    Q_OBJECT

public:
    explicit KeyCap(const QString &key, QWidget *parent = nullptr);

    QSize sizeHint() const override;

    static QSize size(const QString &key, const QFont &font);
    static void draw(QPainter &painter, const QRectF &rect, const QString &key, const QFont &font,
                     const QColor &color);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_key;
};

} // namespace app
