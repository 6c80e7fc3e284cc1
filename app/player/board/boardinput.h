// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/marks/boardmarks.h"
#include "app/player/board/pieceorders.h"

namespace app {

class BoardDrags;
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
    BoardDrags &drags() { return *m_drags; }
    PieceOrders &orders() { return m_orders; }
    /// While it is off the board can only be looked at.
    void setActive(bool active);

    bool canAct() const { return m_choice.isActive && m_controller.isHumanTurn(); }
    /// Of several pieces; \a isAdded: to those that are chosen already.
    void chooseTogether(const std::vector<engine::PieceId> &pieces, bool isAdded);
    /// Those chosen together go in this order from now on.
    void reorder(const std::vector<engine::PieceId> &pieces) { m_choice.group.reorder(pieces); }
    /// As if it alone had been clicked.
    void takeOne(engine::PieceId piece);
    /// Whether a click on a large stack asks for a list of it.
    void setPicksStacks(bool on) { m_picksStacks = on; }
    /// The list of a stack from which nobody has been chosen yet; false: it needs none.
    bool openStack(engine::SpaceId space);
    /// Chosen on the board alone: a panel would build anew what is being dragged out of it.
    void hold(const std::vector<engine::PieceId> &pieces,
              const std::vector<engine::Action> &ahead = {});
    /// Tells the panels what is chosen.
    void tellChoice();
    /// Does the one action; of several the player chooses from a small menu, if it matters which.
    void perform(const std::vector<engine::Action> &actions);
    /// At the pointer.
    void explain(engine::PieceId piece, engine::SpaceId space);

signals:
    void selectionChanged(engine::PieceId piece);
    /// Those chosen together; none: there is no such group.
    void groupChanged(const std::vector<engine::PieceId> &pieces);
    /// What stands under the pointer, in words.
    void pointedAt(const QString &place, const QString &hint);
    void viewMenuRequested(QPoint global);
    /// To be shown as a list.
    void stackRequested(engine::SpaceId space);

private:
    void connectBoard();
    void follow();
    void refresh();
    /// In the line below the board; a step or a phase may have made it another one.
    void tellPointed();
    /// When only one piece can go somewhere, nobody has to choose it; nor who retreats first.
    void chooseTheOnlyOne();
    /// While pieces are put onto the map, the next one after \a last.
    void chooseTheNext(engine::PieceId last);
    void clickPiece(engine::PieceId piece, engine::SpaceId space);
    void clickSpace(engine::SpaceId space);
    void hover(engine::SpaceId space, engine::PieceId piece, QPoint global);
    void openMenu(engine::SpaceId space, engine::PieceId piece, QPoint global);
    void act(const engine::Action &action);
    void ask(const std::vector<engine::Action> &actions);
    bool sendGroup(engine::SpaceId space);
    void setGroup(const PieceGroup &group);
    /// Goes there and stays chosen, when the rules let the piece go on from there.
    void fixWayPoint(engine::SpaceId space);

    GameController &m_controller;
    view::BoardView &m_board;
    BoardMarks m_marks;
    BoardReasons *m_reasons;
    PieceOrders m_orders;
    BoardDrags *m_drags;
    BoardChoice m_choice;
    bool m_picksStacks = false;
    engine::PieceId m_only; // nobody else can go anywhere, so it stays chosen
    std::vector<engine::PieceId> m_offered; // in the order of the question before
};

} // namespace app
