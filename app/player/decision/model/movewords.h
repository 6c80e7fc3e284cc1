// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/movekinds.h"

#include <QCoreApplication>

namespace app {

/// What a move costs and over which ground it leads, in words.
class MoveWords
{
    Q_DECLARE_TR_FUNCTIONS(MoveWords)

public:
    MoveWords(GameController &controller, const engine::Action &action);

    /// "Move to 1634: 7 of 8 points, leaves 1".
    QString title() const;
    /// Each kind of ground once, in the order of the way: "Clear 3 · Woods 2".
    QString ground() const;
    std::optional<double> cost() const { return m_cost; }
    /// What the piece has in all, when the rules let it use just that much.
    std::optional<int> points() const { return m_points; }

private:
    /// A kind of ground on the way, over so many places.
    struct Ground
    {
        int terrain = -1;
        int count = 0;
        std::optional<double> cost; ///< None: nobody says.
    };
    std::vector<Ground> grounds() const;
    std::optional<int> most() const;

    GameController &m_controller;
    MoveKinds &m_kinds;
    engine::Action m_action;
    std::optional<double> m_cost;
    std::optional<int> m_points;
};

} // namespace app
