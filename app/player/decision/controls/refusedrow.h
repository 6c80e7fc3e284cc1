// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QLabel>

namespace app {

/// A line for what a list does not let be chosen: its name, the reason and the rule as a link.
class RefusedRow : public QLabel
{
    Q_OBJECT

public:
    RefusedRow(GameController &controller, const QString &name,
               const GameController::Reason &reason, QWidget *parent = nullptr);
};

} // namespace app
