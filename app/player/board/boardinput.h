// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/boardmarks.h"

namespace app {

class BoardReasons;

/// Turns what a hand does on the board into the actions that are offered, and shows on the board
/// what could be done.
class BoardInput : public QObject
{
    Q_OBJECT

public:
    BoardInput(GameController &controller, view::BoardView &board, QObject *parent = nullptr);

    engine::PieceId selected() const { return m_choice.selected; }
    void select(engine::PieceId piece);
    /// Takes back the choice; false when there was none.
    bool dropChoice();
    void setOverlay(const QString &overlay, bool on);
    void setSafeColors(bool on);
    /// Everything that can act is chosen together.
    void selectAll();
    const PieceGroup &group() const { return m_choice.group; }
    /// Tells why the place under the pointer can't be used, and about whom.
    BoardReasons &reasons() { return *m_reasons; }
    /// Brings what can be done into sight.
    void centreOnDecision();
    void bringIntoSight(engine::SpaceId space);
    void highlight(engine::PieceId piece);
    void highlightSpace(engine::SpaceId space);
    /// While it is off the board can only be looked at.
    void setActive(bool active);

signals:
    void selectionChanged(engine::PieceId piece);
    /// What stands under the pointer, in words.
    void pointedAt(const QString &place, const QString &hint);
    void viewMenuRequested(QPoint global);

private:
    void connectBoard();
    void follow();
    void refresh();
    bool canAct() const;
    /// When only one piece can go somewhere, nobody has to choose it; nor who retreats first.
    void chooseTheOnlyOne();
    void clickPiece(engine::PieceId piece, engine::SpaceId space);
    void clickSpace(engine::SpaceId space);
    void drop(engine::PieceId piece, engine::SpaceId space);
    void hover(engine::SpaceId space, engine::PieceId piece, QPoint global);
    void openMenu(engine::SpaceId space, engine::PieceId piece, QPoint global);
    /// A place alone can be the answer.
    bool asksForPlace() const;
    std::vector<engine::Action> actionsAt(engine::SpaceId space) const;
    /// There, or by the piece at once.
    std::vector<engine::Action> actionsOf(engine::PieceId piece, engine::SpaceId space) const;
    void act(const engine::Action &action);
    /// Does the one action; of several the player chooses from a small menu.
    void perform(const std::vector<engine::Action> &actions);
    void ask(const std::vector<engine::Action> &actions);
    /// At the pointer.
    void explain(engine::PieceId piece, engine::SpaceId space);
    void chooseTogether(const std::vector<engine::PieceId> &pieces, bool isAdded);
    bool sendGroup(engine::SpaceId space);
    void actAll(const std::vector<engine::Action> &actions);
    /// Goes there and stays chosen, when the rules let the piece go on from there.
    void fixWayPoint(engine::SpaceId space);

    GameController &m_controller;
    view::BoardView &m_board;
    BoardMarks m_marks;
    BoardReasons *m_reasons;
    BoardChoice m_choice;
    engine::PieceId m_only; // nobody else can go anywhere, so it stays chosen
};

} // namespace app
