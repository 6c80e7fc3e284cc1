// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"

namespace app {

/// How much of a pool is given away: a segment for each share, the rest is empty.
class PoolBar : public PaintedWidget
{
    Q_OBJECT

public:
    PoolBar(const std::vector<double> &shares, double total, const QString &words,
            QWidget *parent = nullptr);

    QSize sizeHint() const override { return {120, 12}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<double> m_shares;
    double m_total;
};

} // namespace app
