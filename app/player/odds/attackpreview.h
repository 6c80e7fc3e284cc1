// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QCoreApplication>

namespace app {

/// The odds of an attack that nobody has begun yet: on a place, by all who could take part in it.
/// Where pieces attack by moving, the rules say who these are; else it is the chosen piece.
class AttackPreview
{
    Q_DECLARE_TR_FUNCTIONS(app::AttackPreview)

public:
    /// \a controller must outlive it.
    explicit AttackPreview(GameController &controller)
        : m_controller(controller)
    {
    }

    /// What is pointed at, and the chosen piece; none of them, or no attack: it is empty.
    void follow(engine::SpaceId space, engine::PieceId selected);

    bool isEmpty() const { return m_attackers.empty(); }
    QString plaque() const;
    /// A title and a sentence, in lines.
    QString words() const;
    /// From where is attacked, each once.
    std::vector<engine::SpaceId> places() const;

private:
    /// Who is offered once this is done; nobody: no attack begins with it.
    std::vector<engine::PieceId> attackersAfter(const engine::Action &action) const;
    /// Whom the rules count if nobody is named; they answer in m_odds.
    std::vector<engine::PieceId> attackersByRules();
    bool canAttackAlone(engine::PieceId piece) const;
    bool isHeldByOthers(engine::SpaceId space, engine::SideId side) const;
    engine::Json oddsOf(const std::vector<engine::PieceId> &attackers) const;
    QString strengths(const engine::Json &odds) const;

    GameController &m_controller;
    engine::SpaceId m_space;
    engine::PieceId m_selected;
    int m_revision = -1; ///< Of the game that it is about.
    std::vector<engine::PieceId> m_attackers;
    engine::Json m_odds;
};

} // namespace app
