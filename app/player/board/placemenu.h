// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/boardmenu.h"
#include "app/player/board/choice/boardchoice.h"

#include <QPoint>

namespace app {

class BoardInput;

/// What can be done at a place of the board, and what can be asked about it.
class PlaceMenu : public BoardMenu
{
    Q_OBJECT

public:
    PlaceMenu(GameController &controller, BoardInput &input, QWidget *parent);

    /// False: there is nothing to say.
    bool fill(const BoardChoice &choice, engine::SpaceId space, engine::PieceId piece,
              QPoint global);

private:
    GameController &m_controller;
    BoardInput &m_input;
};

} // namespace app
