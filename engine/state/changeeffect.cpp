// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/changeeffect.h"

#include <algorithm>
#include <utility>

namespace engine {

namespace {

void unlink(StateData &data, PieceId id)
{
    PieceState &state = data.piece(id);
    if (state.space && !state.carrier) {
        PieceId *link = &data.first[size_t(state.space.value)];
        while (*link != id)
            link = &data.piece(*link).next;
        *link = state.next;
    }
    data.attachedCount -= state.carrier ? 1 : 0;
    state.next = {};
    state.space = {};
    state.carrier = {};
}

void link(StateData &data, PieceId id, SpaceId space, int position)
{
    PieceState &state = data.piece(id);
    state.space = space;
    if (!space)
        return;
    PieceId *link = &data.first[size_t(space.value)];
    for (; *link && position != 0; --position)
        link = &data.piece(*link).next;
    state.next = *link;
    *link = id;
}

// What hangs on a piece, and on that again, stands where the piece stands.
void carryAlong(StateData &data, PieceId carrier)
{
    const SpaceId space = data.piece(carrier).space;
    for (const PieceId other : data.attached(carrier)) {
        if (std::exchange(data.piece(other).space, space) != space)
            carryAlong(data, other);
    }
}

/// Leads a piece to where it is now.
Change wayBack(const StateData &data, PieceId id)
{
    const PieceState &piece = data.piece(id);
    return piece.carrier ? Change(change::Attach{id, piece.carrier, -1})
                         : Change(change::MovePiece{id, piece.space, data.position(id)});
}

Change effect(StateData &data, const change::MovePiece &change)
{
    Change inverse = wayBack(data, change.piece);
    unlink(data, change.piece);
    link(data, change.piece, change.space, change.position);
    carryAlong(data, change.piece);
    return inverse;
}

Change effect(StateData &data, const change::Attach &change)
{
    const SpaceId space = data.piece(change.piece).space;
    Change inverse = wayBack(data, change.piece);
    unlink(data, change.piece);
    if (change.carrier) {
        PieceState &state = data.piece(change.piece);
        state.carrier = change.carrier;
        ++data.attachedCount;
        state.space = data.piece(change.carrier).space;
    } else {
        link(data, change.piece, space, change.position);
    }
    carryAlong(data, change.piece);
    return inverse;
}

void relink(StateData &data, SpaceId space, const std::vector<PieceId> &order)
{
    PieceId *link = &data.first[size_t(space.value)];
    for (const PieceId piece : order) {
        *link = piece;
        link = &data.piece(piece).next;
    }
    *link = {};
}

PieceId exchanged(PieceId id, PieceId a, PieceId b)
{
    return id == a ? b : id == b ? a : id;
}

/// The stack of a space with two pieces in each other's place; empty where there is none.
std::vector<PieceId> exchangedStack(const StateData &data, SpaceId space, PieceId a, PieceId b)
{
    std::vector<PieceId> order = space ? data.stack(space) : std::vector<PieceId>();
    for (PieceId &piece : order)
        piece = exchanged(piece, a, b);
    return order;
}

Change effect(StateData &data, const change::Swap &change)
{
    const PieceId a = change.piece;
    const PieceId b = change.other;
    PieceState &one = data.piece(a);
    PieceState &other = data.piece(b);
    const change::Swap inverse{a, b, one.steps, other.steps};
    const SpaceId from = one.space;
    const SpaceId to = other.space;
    const auto here = exchangedStack(data, from, a, b);
    const auto there = exchangedStack(data, to, a, b);
    std::swap(one.space, other.space);
    std::swap(one.carrier, other.carrier);
    std::swap(one.facing, other.facing);
    one.next = other.next = {};
    for (PieceState &piece : data.pieces)
        piece.carrier = data.attachedCount ? exchanged(piece.carrier, a, b) : piece.carrier;
    if (from)
        relink(data, from, here);
    if (to && to != from)
        relink(data, to, there);
    for (size_t i = 0; i < data.piecePropertyCount; ++i)
        std::swap(data.pieceProperty(a, int(i)), data.pieceProperty(b, int(i)));
    one.steps = int16_t(change.steps);
    other.steps = int16_t(change.otherSteps);
    return inverse;
}

Change effect(StateData &data, const change::SetSteps &change)
{
    int16_t &steps = data.piece(change.piece).steps;
    return change::SetSteps{change.piece, std::exchange(steps, int16_t(change.steps))};
}

Change effect(StateData &data, const change::SetFacing &change)
{
    int16_t &facing = data.piece(change.piece).facing;
    return change::SetFacing{change.piece, std::exchange(facing, int16_t(change.facing))};
}

Change effect(StateData &data, const change::SetSide &change)
{
    return change::SetSide{change.piece, std::exchange(data.piece(change.piece).side, change.side)};
}

Change effect(StateData &data, const change::SetSeen &change)
{
    PieceState &piece = data.piece(change.piece);
    return change::SetSeen{change.piece, std::exchange(piece.seenBy, change.seenBy),
                           std::exchange(piece.shownTo, change.shownTo)};
}

Change effect(StateData &data, const change::SetPieceProperty &change)
{
    Value &value = data.pieceProperty(change.piece, change.property);
    return change::SetPieceProperty{change.piece, change.property,
                                    std::exchange(value, change.value)};
}

Change effect(StateData &data, const change::SetSpaceProperty &change)
{
    Value &value = data.spaceProperty(change.space, change.property);
    return change::SetSpaceProperty{change.space, change.property,
                                    std::exchange(value, change.value)};
}

Change effect(StateData &data, const change::SetEdgeProperty &change)
{
    const std::pair key(change.edge, change.name);
    const change::SetEdgeProperty inverse{change.edge, change.name,
                                          data.edgeProperty(change.edge, change.name)};
    if (change.value.isNone())
        data.edges.erase(key);
    else
        data.edges[key] = change.value;
    return inverse;
}

Change effect(StateData &data, const change::SetFeature &change)
{
    const auto at = std::lower_bound(data.features.begin(), data.features.end(), change.feature);
    const bool differed = at != data.features.end() && *at == change.feature;
    if (differed && change.there == change.printed)
        data.features.erase(at);
    else if (!differed && change.there != change.printed)
        data.features.insert(at, change.feature);
    return change::SetFeature{change.feature, differed != change.printed, change.printed};
}

Change effect(StateData &data, const change::SetVariable &change)
{
    return change::SetVariable{change.variable,
                               std::exchange(data.variables[size_t(change.variable)], change.data)};
}

Change effect(StateData &data, const change::Reorder &change)
{
    change::Reorder inverse{change.space, data.stack(change.space)};
    relink(data, change.space, change.order);
    return inverse;
}

Change effect(StateData &data, const change::UseRandom &change)
{
    return change::UseRandom{std::exchange(data.random, change.random),
                             std::exchange(data.scriptedUsed, change.scripted)};
}

Change effect(StateData &data, const change::ScriptDice &change)
{
    return change::ScriptDice{std::exchange(data.scripted, change.numbers),
                              std::exchange(data.scriptedUsed, change.used)};
}

Change effect(StateData &data, const change::PushFrame &change)
{
    data.frames.push_back(change.frame);
    return change::PopFrame{};
}

Change effect(StateData &data, const change::PopFrame &)
{
    change::PushFrame inverse{std::move(data.frames.back())};
    data.frames.pop_back();
    return inverse;
}

// Locals without a value are not stored, so that a noted and forgotten one leaves no trace.
Change effect(StateData &data, const change::SetLocal &change)
{
    auto &locals = data.frames.back().locals;
    const auto it =
        std::lower_bound(locals.begin(), locals.end(), change.name,
                         [](const auto &entry, NameId name) { return entry.first < name; });
    const bool found = it != locals.end() && it->first == change.name;
    const auto *value = std::get_if<Value>(&change.data);
    const bool none = value && value->isNone();
    change::SetLocal inverse{change.name, found ? it->second : Data()};
    if (found && none)
        locals.erase(it);
    else if (found)
        it->second = change.data;
    else if (!none)
        locals.insert(it, {change.name, change.data});
    return inverse;
}

Change effect(StateData &data, const change::SetPhase &change)
{
    return change::SetPhase{std::exchange(data.phase, change.phase),
                            std::exchange(data.phaseEach, change.each),
                            std::exchange(data.phaseSide, change.side)};
}

Change effect(StateData &data, const change::SetResult &change)
{
    const GameResult before = data.result;
    data.result = {change.outcome, change.winner, change.text};
    return change::SetResult{before.outcome, before.winner, before.text};
}

Change effect(StateData &, const change::Log &change)
{
    return change;
}

} // namespace

Change applyChange(StateData &data, const Change &change)
{
    return std::visit([&data](const auto &one) { return effect(data, one); }, change);
}

} // namespace engine
