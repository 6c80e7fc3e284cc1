// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"
#include "app/player/parts/sidemark.h"

namespace engine {
class Json;
}

namespace app {

/// The levels of victory beside each other, each in the colour of who wins it, and the one that was
/// reached.
class VictoryScale : public PaintedWidget
{
    Q_OBJECT

public:
    struct Level
    {
        QString range; ///< "10–12".
        engine::SideId winner;
        bool isReached = false;
    };

    /// What the `victory` query tells; without levels the scale is empty.
    static QList<Level> levels(const engine::Module &module, const engine::Json &answer);

    VictoryScale(const engine::Module &module, QList<Level> levels, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const engine::Module &m_module;
    QList<Level> m_levels;
};

} // namespace app
