// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamewishes.h"
#include "app/view/board/boardview.h"

namespace app {

class BoardInput;

/// What is dragged to a place of the board: a piece, those chosen with it, its stack, or a piece
/// from a panel.
class BoardDrags : public QObject
{
    Q_OBJECT

public:
    BoardDrags(GameController &controller, view::BoardView &board, BoardInput &input);

    /// Whether a counter that is dragged takes its stack along, unless it was chosen alone.
    void setTakesStacks(bool on) { m_takesStacks = on; }

private:
    void lift(engine::PieceId piece);
    void drop(engine::PieceId piece, engine::SpaceId space);
    void dropAlone(engine::PieceId piece, engine::SpaceId space);
    bool isHere(QPoint global) const;
    void carry(engine::PieceId piece, QPoint global);
    void putDown(engine::PieceId piece, QPoint global);

    GameController &m_controller;
    view::BoardView &m_board;
    BoardInput &m_input;
    std::vector<engine::PieceId> m_inHand; // also those of a stack who can't go
    bool m_isAhead = false; // they have to be taken up first
    bool m_takesStacks = true;
};

} // namespace app
