// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamewishes.h"

#include <QMenu>

namespace app {

/// What can be done at a place of the board, and read about it.
class BoardMenu : public QMenu
{
    Q_OBJECT

public:
    BoardMenu(GameController &controller, QWidget *board);

    void addChoices(const std::vector<engine::Action> &actions);
    /// None of them: not asked about.
    void addFacts(engine::PieceId piece, engine::SpaceId space);

private:
    GameController &m_controller;
    GameWishes &m_wishes;
};

} // namespace app
