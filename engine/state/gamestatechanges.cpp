// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/gamestate.h"

namespace engine {

void GameState::unlink(PieceId id)
{
    PieceState &state = m_pieces[size_t(id.value)];
    if (state.space && !state.carrier) {
        PieceId *link = &m_first[size_t(state.space.value)];
        while (*link != id)
            link = &m_pieces[size_t(link->value)].next;
        *link = state.next;
    }
    m_attachedCount -= state.carrier ? 1 : 0;
    state.next = {};
    state.space = {};
    state.carrier = {};
}

void GameState::link(PieceId id, SpaceId space, int position)
{
    PieceState &state = m_pieces[size_t(id.value)];
    state.space = space;
    if (!space)
        return;
    PieceId *link = &m_first[size_t(space.value)];
    for (; *link && position != 0; --position)
        link = &m_pieces[size_t(link->value)].next;
    state.next = *link;
    *link = id;
}

// What hangs on a piece, and on that again, stands where the piece stands.
void GameState::carryAlong(PieceId carrier)
{
    const SpaceId space = piece(carrier).space;
    for (const PieceId other : attached(carrier)) {
        if (std::exchange(m_pieces[size_t(other.value)].space, space) != space)
            carryAlong(other);
    }
}

Change GameState::does(const change::MovePiece &change)
{
    const PieceState before = piece(change.piece);
    Change inverse = before.carrier
        ? Change(change::Attach{change.piece, before.carrier, -1})
        : Change(change::MovePiece{change.piece, before.space, position(change.piece)});
    unlink(change.piece);
    link(change.piece, change.space, change.position);
    carryAlong(change.piece);
    return inverse;
}

Change GameState::does(const change::Attach &change)
{
    const PieceState before = piece(change.piece);
    Change inverse = before.carrier
        ? Change(change::Attach{change.piece, before.carrier, -1})
        : Change(change::MovePiece{change.piece, before.space, position(change.piece)});
    unlink(change.piece);
    if (change.carrier) {
        PieceState &state = m_pieces[size_t(change.piece.value)];
        state.carrier = change.carrier;
        ++m_attachedCount;
        state.space = piece(change.carrier).space;
    } else {
        link(change.piece, before.space, change.position);
    }
    carryAlong(change.piece);
    return inverse;
}

Change GameState::does(const change::SetSteps &change)
{
    int16_t &steps = m_pieces[size_t(change.piece.value)].steps;
    return change::SetSteps{change.piece, std::exchange(steps, int16_t(change.steps))};
}

Change GameState::does(const change::SetFacing &change)
{
    int16_t &facing = m_pieces[size_t(change.piece.value)].facing;
    return change::SetFacing{change.piece, std::exchange(facing, int16_t(change.facing))};
}

Change GameState::does(const change::SetSide &change)
{
    return change::SetSide{change.piece,
                           std::exchange(m_pieces[size_t(change.piece.value)].side, change.side)};
}

Change GameState::does(const change::SetSeen &change)
{
    return change::SetSeen{
        change.piece, std::exchange(m_pieces[size_t(change.piece.value)].seenBy, change.seenBy)};
}

Change GameState::does(const change::SetPieceProperty &change)
{
    Value &value = m_pieceProperties[size_t(change.piece.value) * m_piecePropertyCount
                                     + size_t(change.property)];
    return change::SetPieceProperty{change.piece, change.property,
                                    std::exchange(value, change.value)};
}

Change GameState::does(const change::SetSpaceProperty &change)
{
    Value &value = m_spaceProperties[size_t(change.space.value) * m_spacePropertyCount
                                     + size_t(change.property)];
    return change::SetSpaceProperty{change.space, change.property,
                                    std::exchange(value, change.value)};
}

Change GameState::does(const change::SetEdgeProperty &change)
{
    const std::pair key(change.edge, change.name);
    const change::SetEdgeProperty inverse{change.edge, change.name,
                                          edgeProperty(change.edge, change.name)};
    if (change.value.isNone())
        m_edges.erase(key);
    else
        m_edges[key] = change.value;
    return inverse;
}

Change GameState::does(const change::SetVariable &change)
{
    return change::SetVariable{change.variable,
                               std::exchange(m_variables[size_t(change.variable)], change.data)};
}

Change GameState::does(const change::Reorder &change)
{
    change::Reorder inverse{change.space, stack(change.space)};
    PieceId *link = &m_first[size_t(change.space.value)];
    for (const PieceId piece : change.order) {
        *link = piece;
        link = &m_pieces[size_t(piece.value)].next;
    }
    *link = {};
    return inverse;
}

Change GameState::does(const change::UseRandom &change)
{
    return change::UseRandom{std::exchange(m_random, change.random),
                             std::exchange(m_scriptedUsed, change.scripted)};
}

Change GameState::does(const change::ScriptDice &change)
{
    return change::ScriptDice{std::exchange(m_scripted, change.numbers),
                              std::exchange(m_scriptedUsed, change.used)};
}

Change GameState::does(const change::PushFrame &change)
{
    m_frames.push_back(change.frame);
    return change::PopFrame{};
}

Change GameState::does(const change::PopFrame &)
{
    change::PushFrame inverse{std::move(m_frames.back())};
    m_frames.pop_back();
    return inverse;
}

// Locals without a value are not stored, so that a noted and forgotten one leaves no trace.
Change GameState::does(const change::SetLocal &change)
{
    auto &locals = m_frames.back().locals;
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

Change GameState::does(const change::SetPhase &change)
{
    return change::SetPhase{std::exchange(m_phase, change.phase),
                            std::exchange(m_phaseEach, change.each),
                            std::exchange(m_phaseSide, change.side)};
}

Change GameState::does(const change::SetResult &change)
{
    const Result before = m_result;
    m_result = {change.outcome, change.winner, change.text};
    return change::SetResult{before.outcome, before.winner, before.text};
}

Change GameState::does(const change::Log &change)
{
    return change;
}

} // namespace engine
