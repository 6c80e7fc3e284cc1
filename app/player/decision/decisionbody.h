// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionmodel.h"

#include <QWidget>

class QAbstractButton;
class QLabel;
class QVBoxLayout;

namespace app {

class ChoiceButton;
class PointsChoice;

/// The changing part of the decision: what can be chosen, as lists, cards and buttons.
class DecisionBody : public QWidget
{
    Q_OBJECT

public:
    /// \a selected is the piece whose actions are shown, if it can do something; \a elsewhere are
    /// actions that another part of the panel offers.
    DecisionBody(GameController &controller, engine::PieceId selected,
                 const std::vector<engine::Action> &elsewhere, QWidget *parent = nullptr);

    /// Does what the digit stands for; false: nothing.
    bool pressDigit(int digit);
    /// A piece is chosen that shall go somewhere.
    bool isMoving() const;
    /// What the card of a piece will need that is not chosen yet.
    int roomForCard() const;

private:
    void addChoices(const std::vector<engine::Action> &elsewhere);
    void addBudget();
    void addValues();
    void addShares(const std::vector<engine::Action> &elsewhere);
    void addRetreat(engine::PieceId piece);
    void addOnePiece();
    /// The places to which the piece can go.
    void addWays(engine::PieceId piece);
    void addPieces(const std::vector<engine::Action> &elsewhere);
    /// Those that can't do it, of the stacks whose pieces can.
    void addRefused(engine::NameId verb);
    void addLosses();
    void addMoves();
    const Shares &shares() const;
    /// How many can act, and the key that goes from one to the next.
    QLabel *addCount(int count);
    void addStrip(engine::PieceId current);
    /// What comes onto the map, and the chosen one of it below, so that the tray stays in place.
    void addDeploy();
    /// The chosen piece, if something can be done with it.
    engine::PieceId offered() const;
    void addCard(engine::PieceId piece);
    void addMoveCard(engine::PieceId piece);
    void addPlaces(engine::PieceId piece);
    void addButtons();
    void addThen();
    ChoiceButton *makeChoice(const engine::Action &action, const QString &text, int look);
    ChoiceButton *addChoice(const engine::Action &action, const QString &text, int look);

    /// Up to so many places are shown as cards.
    static constexpr size_t mostCards = 8;
    /// More of them become a list in which one can be found.
    static constexpr size_t mostButtons = 6;

    GameController &m_controller;
    const DecisionForm &m_form;
    engine::PieceId m_selected;
    QVBoxLayout *m_layout;
    PointsChoice *m_points = nullptr;
    QList<QAbstractButton *> m_digits; // by the key, from 1 on
};

} // namespace app
