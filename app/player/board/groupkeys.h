// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/settings/actiontable.h"

namespace app {

class BoardInput;
class GameController;

/// The actions that choose or order many at once: all, all that are alike, the same again.
class GroupKeys : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it.
    GroupKeys(GameController &controller, ActionTable &actions, BoardInput &input);

private:
    void chooseAlike();
    void repeat();

    GameController &m_controller;
    BoardInput &m_input;
};

} // namespace app
