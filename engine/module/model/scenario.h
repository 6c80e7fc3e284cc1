// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"
#include "engine/core/json.h"
#include "engine/core/value.h"

#include <QHash>
#include <QString>

#include <vector>

namespace engine {

/// A starting position with its length and its aims.
struct Scenario
{
    /// Where a piece begins.
    struct Placement
    {
        PieceId piece;
        SpaceId space;
        PieceId carrier; ///< Set: attached to this piece.
        int steps = 0; ///< 0: full.
        int facing = 0; ///< As in Facings, or its none.
        std::vector<SideId> hiddenFrom;
        std::vector<std::pair<int, Value>> properties; ///< Index of the declared property, value.
    };
    /// Pieces that come later; what that means is up to the rules.
    struct Arrival
    {
        int turn = 0;
        QString entry; ///< A space or an entry area of the rules.
        std::vector<PieceId> pieces;
    };

    QString id;
    QString title;
    QString text; ///< The situation, for who chooses a scenario.
    QString victory;
    QString file;
    int firstTurn = 1;
    int lastTurn = 0;
    std::vector<Placement> placements; ///< In stacking order, the lowest first.
    std::vector<Arrival> arrivals;
    std::vector<std::pair<int, Data>> variables;
    std::vector<std::pair<SpaceId, std::pair<int, Value>>>
        spaces; ///< Space, property index, value.
    QHash<QString, QString> options;
    Json source;
};

} // namespace engine
