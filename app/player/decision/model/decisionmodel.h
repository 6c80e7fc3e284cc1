// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionform.h"

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
    /// The module's answer about the attack that is being prepared; null: there is none.
    const engine::Json &odds() const;

    /// How often the form was worked out so far.
    int buildCount() const { return m_buildCount; }

private:
    explicit DecisionModel(GameController &controller);
    void update() const;

    GameController &m_controller;
    mutable DecisionForm m_form;
    mutable std::optional<engine::Json> m_odds; // asked for when first wanted
    mutable int m_revision = -1; // of the game that they belong to
    mutable int m_buildCount = 0;
};

} // namespace app
