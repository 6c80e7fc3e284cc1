// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/openedgame.h"
#include "app/player/parts/messagestrip.h"
#include "app/player/settings/actiontable.h"

namespace app {

/// Says of a game that was opened only in part what is safe and what can be done about the rest.
class RecoveryStrip : public MessageStrip
{
    Q_OBJECT

public:
    /// \a steps is how far the game could be read.
    RecoveryStrip(const OpenedGame &opened, qsizetype steps, ActionTable &actions,
                  QWidget *parent = nullptr);

private:
    static QString textFor(OpenedGame::Kept kept, qsizetype steps);
};

} // namespace app
