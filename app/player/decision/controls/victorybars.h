// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QWidget>

namespace app {

/// The victory points of all sides as bars.
class VictoryBars : public QWidget
{
    Q_OBJECT

public:
    explicit VictoryBars(GameController &controller, QWidget *parent = nullptr);
};

} // namespace app
