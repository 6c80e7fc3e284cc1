// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"

namespace app {

/// A sunk ground with round corners for a few labels, or a tinted one.
class Well : public PaintedWidget
{
    Q_OBJECT

public:
    enum class Ground { Sunk, Good, Bad };

    explicit Well(QWidget *parent = nullptr);

    void setGround(Ground ground);

    QSize sizeHint() const override { return QWidget::sizeHint(); }
    QSize minimumSizeHint() const override { return QWidget::minimumSizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Ground m_ground = Ground::Sunk;
};

} // namespace app
