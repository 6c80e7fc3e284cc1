// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"
#include "engine/core/value.h"

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace engine {

/// What a module keeps track of beside the places of its pieces; only declared names exist.
struct StateDeclaration
{
    /// A property of every piece or space.
    struct Property
    {
        NameId name;
        Value initial;
        bool secret = false; ///< Of a piece: only who sees its face sees it; of a space: no side.
    };
    /// A variable of the game; with limits it is a counter or track.
    struct Variable
    {
        NameId name;
        Data initial;
        std::optional<int> least;
        std::optional<int> most;
        QString title; ///< For status items; empty: not shown.
        std::vector<SideId> seenBy; ///< Empty: everybody; "none" stands for who decides.
        bool secret = false; ///< Nobody sees it (unless listed in seenBy).
    };

    std::vector<Property> pieceProperties;
    std::vector<Property> spaceProperties; ///< The first one is always `control`.
    std::vector<Variable> variables; ///< The first one is always `turn`.

    QHash<NameId, int> pieceProperty;
    QHash<NameId, int> spaceProperty;
    QHash<NameId, int> variable;
};

} // namespace engine
