// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/docks/decisionform.h"

#include <QWidget>

class QVBoxLayout;

namespace app {

class ChoiceButton;

/// The changing part of the decision: what can be chosen, as lists, cards and buttons.
class DecisionBody : public QWidget
{
    Q_OBJECT

public:
    /// \a selected is the piece whose actions are shown, if it can do something.
    DecisionBody(GameController &controller, const DecisionForm &form, engine::PieceId selected,
                 QWidget *parent = nullptr);

signals:
    void chosen(const engine::Action &action);
    void pieceSelected(engine::PieceId piece);
    void pieceHighlighted(engine::PieceId piece);
    void spaceHighlighted(engine::SpaceId space);

private:
    void addBudget();
    void addPieces();
    void addMoves();
    void addStrip(engine::PieceId current);
    void addCard(engine::PieceId piece);
    void addPlaces(engine::PieceId piece);
    void addButtons();
    void addPoints();
    ChoiceButton *addChoice(const engine::Action &action, const QString &text, int look);

    /// Up to so many places are shown as cards.
    static constexpr size_t mostCards = 8;

    GameController &m_controller;
    const DecisionForm &m_form;
    engine::PieceId m_selected;
    QVBoxLayout *m_layout;
    int m_digit = 0;
};

} // namespace app
