// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <map>
#include <optional>

namespace app {

/// The ways in which the chosen piece can go somewhere, each with what it costs: a verb that takes
/// it to places is one. Belongs to the controller.
class MoveKinds : public QObject
{
    Q_OBJECT

public:
    using Costs = std::map<engine::SpaceId, double>;

    /// The one of \a controller, made when first asked for.
    static MoveKinds &of(GameController &controller);

    /// Whose movement it is; another piece goes in the usual way again.
    void follow(engine::PieceId piece);
    /// In the order offered, the usual one first.
    const std::vector<engine::NameId> &kinds() const;
    /// The one in which the piece goes wherever that is possible; none: the first that leads to a
    /// place is taken.
    engine::NameId chosen() const;
    void choose(engine::NameId verb);
    /// Without piece and place: "By road to …".
    QString name(engine::NameId verb) const;

    /// Where it can go: of the chosen kind or else, for each place, the first.
    std::vector<engine::Action> moves() const;
    /// Those of the chosen kind, or all of them if there is none.
    std::vector<engine::Action> ofKind(const std::vector<engine::Action> &actions) const;
    /// The one to be done without asking, or those to choose from, if it matters which.
    std::vector<engine::Action> meant(const std::vector<engine::Action> &actions) const;
    /// As the rules say it, for every place that is reached in this kind.
    const Costs &costs(engine::NameId verb) const;
    std::optional<double> cost(const engine::Action &action) const;
    /// The start first; empty: the rules do not tell.
    std::vector<engine::SpaceId> path(const engine::Action &action) const;
    /// Whether it matters which of them is done; for moves to the same place it does not, if the
    /// game stands the same after them but for what the piece has left.
    bool differ(const std::vector<engine::Action> &actions) const;

signals:
    /// Another kind was chosen.
    void changed();

private:
    explicit MoveKinds(GameController &controller);
    void update() const;
    engine::Json question(engine::NameId verb) const;

    GameController &m_controller;
    engine::PieceId m_piece;
    mutable std::vector<engine::Action> m_first; ///< One of each kind.
    mutable std::vector<engine::NameId> m_kinds;
    mutable engine::NameId m_chosen;
    mutable std::map<engine::NameId, Costs> m_costs; // asked for when first wanted
    mutable int m_revision = -1; // of the game that they belong to
};

} // namespace app
