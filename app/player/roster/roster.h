// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/roster/handtray.h"
#include "app/player/roster/stackpicker.h"
#include "app/player/settings/actiontable.h"

namespace app {

/// Who is taken in hand, from the list of a large stack or where the pointer is, and who is there.
class Roster : public QObject
{
    Q_OBJECT

public:
    Roster(GameController &controller, ActionTable &actions, view::BoardView *board,
           BoardInput &input);

private:
    /// What is ticked, or the piece that is pointed at.
    void take();

    GameController &m_controller;
    BoardInput &m_input;
    StackPicker *m_picker;
    HandTray *m_tray;
    engine::PieceId m_pointed;
};

} // namespace app
