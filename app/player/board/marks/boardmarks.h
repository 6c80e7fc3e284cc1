// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/choice/boardchoice.h"
#include "app/player/board/marks/boardoverlays.h"
#include "app/player/board/marks/formsigns.h"
#include "app/player/board/marks/piecereach.h"
#include "app/player/board/marks/statussigns.h"
#include "app/player/decision/model/decisionform.h"
#include "app/player/odds/attackpreview.h"
#include "app/view/board/boardview.h"

namespace app {

/// Marks on the board what could be done with what is chosen, and what the question is about.
class BoardMarks
{
public:
    BoardMarks(GameController &controller, view::BoardView &board);

    BoardOverlays &overlays() { return m_overlays; }
    const PieceReach &reach() const { return m_reach; }
    /// What it takes the chosen piece, or the slowest of those chosen together, to get there.
    std::optional<double> cost(const BoardChoice &choice, engine::SpaceId space) const;
    const FormSigns &forms() const { return m_forms; }
    /// Of an attack on the place under the pointer by all who could take part, or of the way there.
    QString pointedWords(const BoardChoice &choice) const;

    void show(const BoardChoice &choice);
    /// The same, when only what is pointed at has changed: the way of the chosen piece to it.
    void showPointed(const BoardChoice &choice);

private:
    /// What somebody looks for, and where it is.
    void addFound(view::BoardSigns &signs, const std::vector<engine::PieceId> &found) const;
    void addOffered(view::BoardSigns &signs, const BoardChoice &choice) const;
    /// -1: nobody says.
    double costOf(const engine::Action &action) const;
    void addSelection(view::BoardSigns &signs, const BoardChoice &choice);
    void addGroup(view::BoardSigns &signs, const BoardChoice &choice);
    void addPointed(view::BoardSigns &signs, const BoardChoice &choice);
    void addPreview(view::BoardSigns &signs, const BoardChoice &choice, engine::SpaceId space);

    GameController &m_controller;
    view::BoardView &m_board;
    BoardOverlays m_overlays;
    FormSigns m_forms;
    PieceReach m_reach;
    std::map<engine::PieceId, PieceReach> m_together; ///< Of those chosen together.
    AttackPreview m_preview;
    StatusSigns m_status;
    bool m_hasPreview = false; ///< The signs show it.
    view::BoardSigns m_signs;
};

} // namespace app
