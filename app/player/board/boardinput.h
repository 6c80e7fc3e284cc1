// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/boardoverlays.h"
#include "app/player/board/piecegroup.h"
#include "app/player/decision/decisionform.h"
#include "app/view/board/boardview.h"

#include <QTimer>

namespace app {

class WhyTip;

/// Turns what a hand does on the board into the actions that are offered, and shows on the board
/// what could be done.
class BoardInput : public QObject
{
    Q_OBJECT

public:
    BoardInput(GameController &controller, view::BoardView &board, QObject *parent = nullptr);

    engine::PieceId selected() const { return m_selected; }
    void select(engine::PieceId piece);
    /// Chooses the next (or previous) piece or place that can act and brings it into sight.
    void selectNext(int step);
    /// Takes back the choice; false when there was none.
    bool dropChoice();
    void setOverlay(const QString &overlay, bool on);
    void setSafeColors(bool on);
    /// Everything that can act is chosen together.
    void selectAll();
    const PieceGroup &group() const { return m_group; }
    /// Tells why the place under the pointer can't be used.
    void explainHere();
    /// The same; asked again while the answer stands there it opens the rule.
    void askWhy();
    /// Brings what can be done into sight.
    void centreOnDecision();
    void highlight(engine::PieceId piece);
    void highlightSpace(engine::SpaceId space);
    /// While it is off the board can only be looked at.
    void setActive(bool active);

signals:
    void actionChosen(const engine::Action &action);
    void selectionChanged(engine::PieceId piece);
    void ruleRequested(const QString &rule);
    /// What stands under the pointer, in words.
    void pointedAt(const QString &place, const QString &hint);
    void viewMenuRequested(QPoint global);
    void detailsRequested(engine::PieceId piece);
    /// What has happened at this place is wanted.
    void logRequested(engine::SpaceId space);

private:
    void refresh();
    void addOffered(view::BoardSigns &signs) const;
    void addSelection(view::BoardSigns &signs) const;
    static void addMarked(view::BoardSigns &signs, const DecisionForm &form);
    void addAttack(view::BoardSigns &signs, const DecisionForm &form);
    /// When only one piece can go somewhere, nobody has to choose it.
    void chooseTheOnlyOne();
    void readReach();
    void clickPiece(engine::PieceId piece, engine::SpaceId space);
    void clickSpace(engine::SpaceId space);
    void drop(engine::PieceId piece, engine::SpaceId space);
    void hover(engine::SpaceId space, engine::PieceId piece, QPoint global);
    void openMenu(engine::SpaceId space, engine::PieceId piece, QPoint global);
    /// A place alone can be the answer.
    bool asksForPlace() const;
    std::vector<engine::Action> actionsAt(engine::SpaceId space) const;
    /// Does the one action; of several the player chooses from a small menu.
    void perform(const std::vector<engine::Action> &actions, QPoint global);
    void ask(const std::vector<engine::Action> &actions, QPoint global);
    void explain(engine::PieceId piece, engine::SpaceId space, QPoint global);
    /// As the rules say it; empty when they don't.
    std::vector<engine::SpaceId> pathTo(engine::SpaceId space) const;
    void chooseTogether(const std::vector<engine::PieceId> &pieces, bool isAdded);
    void addGroup(view::BoardSigns &signs) const;
    bool sendGroup(engine::SpaceId space);
    /// Goes there and stays chosen, when the rules let the piece go on from there.
    void fixWayPoint(engine::SpaceId space);

    GameController &m_controller;
    view::BoardView &m_board;
    BoardOverlays m_overlays;
    WhyTip *m_tip;
    view::BoardSigns m_signs;
    engine::PieceId m_selected;
    engine::PieceId m_only; // nobody else can go anywhere, so it stays chosen
    PieceGroup m_group; // more than one, or none
    engine::PieceId m_highlighted;
    engine::SpaceId m_highlightedSpace;
    std::map<engine::SpaceId, double> m_costs; // of the chosen piece
    std::vector<engine::SpaceId> m_zones; // of its enemies
    engine::SpaceId m_hoverSpace;
    engine::PieceId m_hoverPiece;
    QPoint m_hoverPoint;
    QTimer m_whyTimer;
    bool m_active = true;
};

} // namespace app
