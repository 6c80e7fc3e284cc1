// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionform.h"
#include "app/view/signs/boardsigns.h"

#include <map>

namespace app {

/// What the form of a question puts on the board: its target with arrows, ticks, numbered ways.
class FormSigns
{
    Q_DECLARE_TR_FUNCTIONS(app::FormSigns)

public:
    explicit FormSigns(GameController &controller)
        : m_controller(controller)
    {
    }

    /// What everybody may see of it, whoever decides.
    void addQuestion(view::BoardSigns &signs) const;
    /// What the one who decides sees besides; some of it is about the chosen piece.
    void addChoices(view::BoardSigns &signs, engine::PieceId selected) const;

    /// Who retreats first; none: nobody does.
    engine::PieceId first() const;
    /// Takes the tick away from a piece; false: it has none.
    bool takeBack(engine::PieceId piece) const;
    /// Whether the question is about pieces like this one, but not about it.
    bool isRefused(engine::PieceId piece) const;

private:
    /// The command that chose the piece and could be taken back, or -1.
    qsizetype taken(engine::PieceId piece) const;
    void addBattle(view::BoardSigns &signs) const;
    void addAttack(view::BoardSigns &signs, const DecisionForm &form) const;
    void addTaken(view::BoardSigns &signs) const;
    /// Where something may be put, and how full it is there.
    void addRooms(view::BoardSigns &signs) const;
    void addRetreat(view::BoardSigns &signs, const DecisionForm &form,
                    engine::PieceId selected) const;
    /// How much of each attacker counts, by the place it attacks from.
    std::map<engine::SpaceId, double> shares(const DecisionForm &form,
                                             const engine::Json &odds) const;

    GameController &m_controller;
};

} // namespace app
