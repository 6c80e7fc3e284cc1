// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamekeeper.h"
#include "app/player/settings/actiontable.h"

#include <QWidget>

namespace app {

class FailureStrip;

/// What has to be said of a game above its board: how it was opened, whether it is kept, what went
/// wrong.
class GameStrips : public QWidget
{
    Q_OBJECT

public:
    GameStrips(GameController &controller, GameKeeper &keeper, const OpenedGame &opened,
               ActionTable &actions, QWidget *parent = nullptr);

    void forgetFailure();

private:
    FailureStrip *m_failure;
};

} // namespace app
