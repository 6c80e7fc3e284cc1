// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/spacefeature.h"
#include "engine/core/random.h"
#include "engine/core/text.h"
#include "engine/state/frame.h"

#include <map>
#include <vector>

namespace engine {

/// Of one piece. \a next is the piece above it in its stack.
struct PieceState
{
    SpaceId space;
    PieceId carrier;
    PieceId next;
    SideId side;
    uint32_t seenBy = ~0u;
    uint32_t shownTo = 0; ///< Who sees it also under others, where only tops are seen.
    int16_t steps = 1;
    int16_t facing = 0; ///< As in Facings, or its none.

    bool operator==(const PieceState &) const = default;
};

/// How a game has ended; without an outcome it goes on.
struct GameResult
{
    NameId outcome;
    SideId winner;
    Text text;

    bool operator==(const GameResult &) const = default;
};

/// Everything that changes while a game is played, in flat arrays.
struct StateData
{
    std::vector<PieceState> pieces;
    std::vector<PieceId> first; ///< The lowest piece of each space.
    size_t piecePropertyCount = 0;
    size_t spacePropertyCount = 0;
    std::vector<Value> pieceProperties;
    std::vector<Value> spaceProperties;
    std::map<std::pair<EdgeId, NameId>, Value> edges;
    FeatureChanges features;
    std::vector<Data> variables;
    std::vector<Frame> frames;
    PhaseId phase;
    SideId phaseEach;
    SideId phaseSide;
    GameResult result;
    Random random;
    std::vector<int32_t> scripted;
    int scriptedUsed = 0;
    int attachedCount = 0;

    PieceState &piece(PieceId id) { return pieces[size_t(id.value)]; }
    const PieceState &piece(PieceId id) const { return pieces[size_t(id.value)]; }
    Value &pieceProperty(PieceId id, int property)
    {
        return pieceProperties[size_t(id.value) * piecePropertyCount + size_t(property)];
    }
    Value &spaceProperty(SpaceId id, int property)
    {
        return spaceProperties[size_t(id.value) * spacePropertyCount + size_t(property)];
    }
    Value pieceProperty(PieceId id, int property) const
    {
        return pieceProperties[size_t(id.value) * piecePropertyCount + size_t(property)];
    }
    Value spaceProperty(SpaceId id, int property) const
    {
        return spaceProperties[size_t(id.value) * spacePropertyCount + size_t(property)];
    }
    std::vector<PieceId> stack(SpaceId id) const; ///< Lowest first, without attached pieces.
    std::vector<PieceId> attached(PieceId carrier) const;
    int position(PieceId id) const; ///< In its stack; -1: it is in none.
    Value edgeProperty(EdgeId edge, NameId name) const;

    bool operator==(const StateData &) const = default;
};

} // namespace engine
