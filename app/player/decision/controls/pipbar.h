// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"

namespace app {

/// A budget as pips: spent ones filled, the others dashed; more than a dozen as a number.
class PipBar : public PaintedWidget
{
    Q_OBJECT

public:
    explicit PipBar(QWidget *parent = nullptr);

    /// \a words is the value for who can't see it: "1 of 2 chosen".
    void setValue(int used, int total, const QString &words);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_used = 0;
    int m_total = 0;
};

} // namespace app
