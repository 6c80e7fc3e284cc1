// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"
#include "engine/state/frame.h"
#include "engine/state/groundchange.h"
#include "engine/state/logchange.h"

#include <variant>

namespace engine {

/// The closed set of things that can happen to a game. Each says what will be, not what was:
/// applied to a state it gives the change that takes it back.
namespace change {

/// Puts a piece into the stack of a space (none: off every board), 0 being the lowest place.
struct MovePiece
{
    PieceId piece;
    SpaceId space;
    int32_t position = -1; ///< -1: on top.
    bool operator==(const MovePiece &) const = default;
};
/// Hangs a piece onto another, with which it then moves; without carrier it drops to the stack.
struct Attach
{
    PieceId piece;
    PieceId carrier;
    int32_t position = -1;
    bool operator==(const Attach &) const = default;
};
/// Lets two pieces change places: each takes the other's place in its stack or on its carrier, what
/// hangs on it, its facing and its properties. Side and face stay with the piece.
struct Swap
{
    PieceId piece;
    PieceId other;
    int32_t steps = 0; ///< Of \a piece afterwards.
    int32_t otherSteps = 0;
    bool operator==(const Swap &) const = default;
};
struct SetSteps
{
    PieceId piece;
    int32_t steps = 0;
    bool operator==(const SetSteps &) const = default;
};
struct SetFacing
{
    PieceId piece;
    int32_t facing = 0;
    bool operator==(const SetFacing &) const = default;
};
struct SetSide
{
    PieceId piece;
    SideId side;
    bool operator==(const SetSide &) const = default;
};
/// Which sides see the face of a piece: a bit per side.
struct SetSeen
{
    PieceId piece;
    uint32_t seenBy = 0;
    uint32_t shownTo = 0; ///< Also under others, where only the tops of stacks are seen.
    bool operator==(const SetSeen &) const = default;
};
struct SetPieceProperty
{
    PieceId piece;
    int32_t property = 0;
    Value value;
    bool operator==(const SetPieceProperty &) const = default;
};
struct SetVariable
{
    int32_t variable = 0;
    Data data;
    bool operator==(const SetVariable &) const = default;
};
/// Puts the pieces of a space into this order, the lowest first.
struct Reorder
{
    SpaceId space;
    std::vector<PieceId> order;
    bool operator==(const Reorder &) const = default;
};
/// Leaves the generator, and the numbers set for a test, as they are after a roll, draw or shuffle.
struct UseRandom
{
    Random random;
    int32_t scripted = 0; ///< How many numbers set for a test are used up.
    bool operator==(const UseRandom &) const = default;
};
/// Numbers that the next rolls give, for tests.
struct ScriptDice
{
    std::vector<int32_t> numbers;
    int32_t used = 0;
    bool operator==(const ScriptDice &) const = default;
};
struct PushFrame
{
    Frame frame;
    bool operator==(const PushFrame &) const = default;
};
struct PopFrame
{
    bool operator==(const PopFrame &) const = default;
};
struct SetLocal
{
    NameId name;
    Data data;
    bool operator==(const SetLocal &) const = default;
};
struct SetPhase
{
    PhaseId phase;
    SideId each;
    SideId side;
    bool operator==(const SetPhase &) const = default;
};
/// Ends the game (or, without outcome, lets it go on).
struct SetResult
{
    NameId outcome; ///< Short id of the result: "german_major".
    SideId winner;
    Text text;
    bool operator==(const SetResult &) const = default;
};
} // namespace change

using Change =
    std::variant<change::MovePiece, change::Attach, change::Swap, change::SetSteps,
                 change::SetFacing, change::SetSide, change::SetSeen, change::SetPieceProperty,
                 change::SetSpaceProperty, change::SetEdgeProperty, change::SetFeature,
                 change::SetVariable, change::Reorder, change::UseRandom, change::ScriptDice,
                 change::PushFrame, change::PopFrame, change::SetLocal, change::SetPhase,
                 change::SetResult, change::Log>;

} // namespace engine
