// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionform.h"
#include "app/player/decision/model/shares.h"

#include <map>

namespace app {

/// The decision that the game stands at, worked out once per change for everybody who shows it or
/// acts on it; belongs to the controller.
class DecisionModel : public QObject
{
    Q_OBJECT

public:
    /// The one of \a controller, made when first asked for.
    static DecisionModel &of(GameController &controller);

    /// Stays where it is and becomes another one when the game changes.
    const DecisionForm &form() const;
    /// What is shared out, where the form is that; empty: nothing.
    const Shares &shares() const;
    /// The module's answer about the attack that is being prepared, the battle that may go on or
    /// what is shared out; null: there is none.
    const engine::Json &odds() const;

    /// How full a place is where something may be put; without a limit nobody counts.
    struct Room
    {
        double used = 0;
        double limit = 0;
    };
    /// Of the places where pieces may be put onto the map.
    const std::map<engine::SpaceId, Room> &rooms() const;

    /// The number that main stands for, where the form has some; false: it is none of them.
    bool choose(int number);

    /// How often the form was worked out so far.
    int buildCount() const { return m_buildCount; }

signals:
    /// Main is another one, the question is the same.
    void mainChanged();

private:
    explicit DecisionModel(GameController &controller);
    void update() const;
    bool setMain(int number) const;

    GameController &m_controller;
    mutable DecisionForm m_form;
    mutable std::optional<Shares> m_shares; // asked for when first wanted
    mutable std::optional<engine::Json> m_odds; // asked for when first wanted
    mutable std::optional<std::map<engine::SpaceId, Room>> m_rooms; // the same
    mutable std::optional<int> m_number; // that was chosen
    mutable std::pair<int, qsizetype> m_asked; // the decision for which it was, and its step
    mutable int m_revision = -1; // of the game that they belong to
    mutable int m_buildCount = 0;
};

} // namespace app
