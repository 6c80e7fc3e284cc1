// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/boardoverlays.h"
#include "app/player/board/formsigns.h"
#include "app/player/board/piecegroup.h"
#include "app/player/board/piecereach.h"
#include "app/player/decision/model/decisionform.h"
#include "app/view/board/boardview.h"

namespace app {

/// What is chosen and pointed at, on the board and elsewhere.
struct BoardChoice
{
    engine::PieceId selected;
    PieceGroup group; ///< More than one, or none.
    engine::PieceId highlighted; ///< In a panel.
    engine::SpaceId highlightedSpace;
    engine::SpaceId pointed; ///< By the pointer on the board.
    bool isActive = true; ///< Otherwise the board can only be looked at.
};

/// Marks on the board what could be done with what is chosen, and what the question is about.
class BoardMarks
{
public:
    BoardMarks(GameController &controller, view::BoardView &board);

    BoardOverlays &overlays() { return m_overlays; }
    const PieceReach &reach() const { return m_reach; }
    const FormSigns &forms() const { return m_forms; }

    void show(const BoardChoice &choice);
    /// The same, when only what is pointed at has changed: the way of the chosen piece to it.
    void showPointed(const BoardChoice &choice);

private:
    void addOffered(view::BoardSigns &signs, const BoardChoice &choice) const;
    void addSelection(view::BoardSigns &signs, engine::PieceId selected) const;
    void addGroup(view::BoardSigns &signs, const PieceGroup &group) const;
    void addPointed(view::BoardSigns &signs, const BoardChoice &choice) const;

    GameController &m_controller;
    view::BoardView &m_board;
    BoardOverlays m_overlays;
    FormSigns m_forms;
    PieceReach m_reach;
    view::BoardSigns m_signs;
};

} // namespace app
