// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"
#include "engine/core/ids.h"

namespace engine {
struct Module;
}

namespace app {

/// The points of a side at the end of a game, as a bar beside those of the others.
class PointBar : public PaintedWidget
{
    Q_OBJECT

public:
    /// \a share is the part of the longest bar, 0 … 1.
    PointBar(const engine::Module &module, engine::SideId side, const QString &words, double share,
             QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const engine::Module &m_module;
    engine::SideId m_side;
    QString m_words;
    double m_share;
};

} // namespace app
