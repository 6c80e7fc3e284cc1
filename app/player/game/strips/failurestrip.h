// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/parts/messagestrip.h"

namespace app {

/// Says that the rules have stopped, and that nothing is lost.
class FailureStrip : public MessageStrip
{
    Q_OBJECT

public:
    FailureStrip(GameController &controller, QWidget *parent);

private:
    void tell(const QString &message);
};

} // namespace app
