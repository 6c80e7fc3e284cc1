// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamekeeper.h"
#include "app/player/parts/messagestrip.h"
#include "app/player/settings/actiontable.h"

namespace app {

/// Says that the disk does not take the game, as long as that is so and steps would be lost.
class NotKeptStrip : public MessageStrip
{
    Q_OBJECT

public:
    /// \a controller is that of the game.
    NotKeptStrip(GameController &controller, GameKeeper &keeper, ActionTable &actions,
                 QWidget *parent);

private:
    void tell(const QString &message);
    void look();

    GameKeeper &m_keeper;
};

} // namespace app
