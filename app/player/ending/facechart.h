// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/ending/dicerecord.h"
#include "app/player/parts/paintedwidget.h"
#include "app/player/parts/sidemark.h"

namespace app {

/// How often a side has rolled each face, with a line at what fair dice give.
class FaceChart : public PaintedWidget
{
    Q_OBJECT

public:
    FaceChart(const engine::Module &module, const DiceRecord::Side &rolled, const QString &name,
              QWidget *parent = nullptr);

    QSize sizeHint() const override { return {200, 132}; }
    QSize minimumSizeHint() const override { return {150, 110}; }

signals:
    void stepChosen(int step);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    QRectF column(int face) const;
    int most() const;

    const engine::Module &m_module;
    DiceRecord::Side m_rolled;
};

} // namespace app
