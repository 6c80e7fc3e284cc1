// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/gamestate.h"

#include "engine/board/facings.h"
#include "engine/core/statehasher.h"
#include "engine/module/model/module.h"

namespace engine {

namespace {

// Words count by their letters: their numbers depend on the order in which they came up.
void addValue(StateHasher &hasher, const Names &names, Value value)
{
    const uint64_t number = value.type == Value::Type::Word && value.number >= 0
        ? names.contentHash(NameId(value.number))
        : uint64_t(uint32_t(value.number));
    hasher.add(uint64_t(value.type) << 56 ^ number);
}

void addData(StateHasher &hasher, const Names &names, const Data &data)
{
    if (const auto *value = std::get_if<Value>(&data)) {
        addValue(hasher, names, *value);
        return;
    }
    const auto &list = std::get<ValueList>(data);
    hasher.add(0xabcd0000 + list.size());
    for (const Value value : list)
        addValue(hasher, names, value);
}

uint64_t nameHash(const Names &names, NameId id)
{
    return id ? names.contentHash(id) : 0;
}

void addFrame(StateHasher &hasher, const Names &names, const Frame &frame)
{
    hasher.add(nameHash(names, frame.decision));
    hasher.add(uint64_t(uint32_t(frame.side.value)));
    std::vector<std::pair<uint64_t, const Data *>> locals;
    for (const auto &[name, data] : frame.locals)
        locals.emplace_back(names.contentHash(name), &data);
    std::sort(locals.begin(), locals.end(),
              [](const auto &a, const auto &b) { return a.first < b.first; });
    hasher.add(locals.size());
    for (const auto &[name, data] : locals) {
        hasher.add(name);
        addData(hasher, names, *data);
    }
}

} // namespace

GameState::GameState(const Module &module, std::shared_ptr<const GameSetting> setting)
    : m_pieces(module.pieces.size())
    , m_first(size_t(module.map.spaceCount()))
    , m_piecePropertyCount(module.state.pieceProperties.size())
    , m_spacePropertyCount(module.state.spaceProperties.size())
    , m_setting(std::move(setting))
    , m_names(std::make_shared<Names>(module.names))
{
    for (size_t i = 0; i < m_pieces.size(); ++i) {
        m_pieces[i].side = module.pieces[i].side;
        m_pieces[i].steps = int16_t(module.pieces[i].maxSteps);
        m_pieces[i].facing = Facings::none;
        for (const auto &property : module.state.pieceProperties)
            m_pieceProperties.push_back(property.initial);
    }
    for (size_t i = 0; i < m_first.size(); ++i) {
        for (const auto &property : module.state.spaceProperties)
            m_spaceProperties.push_back(property.initial);
    }
    for (const auto &variable : module.state.variables)
        m_variables.push_back(variable.initial);
}

PieceId GameState::top(SpaceId id) const
{
    PieceId piece = bottom(id);
    while (piece && m_pieces[size_t(piece.value)].next)
        piece = m_pieces[size_t(piece.value)].next;
    return piece;
}

std::vector<PieceId> GameState::stack(SpaceId id) const
{
    std::vector<PieceId> pieces;
    for (PieceId piece = bottom(id); piece; piece = m_pieces[size_t(piece.value)].next)
        pieces.push_back(piece);
    return pieces;
}

std::vector<PieceId> GameState::attached(PieceId carrier) const
{
    std::vector<PieceId> pieces;
    for (size_t i = 0; m_attachedCount && i < m_pieces.size(); ++i) {
        if (m_pieces[i].carrier == carrier)
            pieces.push_back(PieceId(int32_t(i)));
    }
    return pieces;
}

int GameState::position(PieceId id) const
{
    const PieceState &state = piece(id);
    if (!state.space || state.carrier)
        return -1;
    int place = 0;
    for (PieceId other = bottom(state.space); other && other != id;
         other = m_pieces[size_t(other.value)].next)
        ++place;
    return place;
}

SideId GameState::control(SpaceId id) const
{
    const Value value = spaceProperty(id, 0);
    return value.type == Value::Type::Side ? SideId(value.number) : SideId();
}

Value GameState::edgeProperty(EdgeId edge, NameId name) const
{
    const auto it = m_edges.find({edge, name});
    return it == m_edges.end() ? Value() : it->second;
}

int GameState::turn() const
{
    const auto *value = std::get_if<Value>(&m_variables.front());
    return value ? value->number : 0;
}

Change GameState::apply(const Change &change)
{
    return std::visit([this](const auto &one) { return does(one); }, change);
}

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

namespace {

/// Leads a piece to where it is now.
Change wayBack(const GameState &state, PieceId id)
{
    const GameState::PieceState &piece = state.piece(id);
    return piece.carrier ? Change(change::Attach{id, piece.carrier, -1})
                         : Change(change::MovePiece{id, piece.space, state.position(id)});
}

} // namespace

Change GameState::does(const change::MovePiece &change)
{
    Change inverse = wayBack(*this, change.piece);
    unlink(change.piece);
    link(change.piece, change.space, change.position);
    carryAlong(change.piece);
    return inverse;
}

Change GameState::does(const change::Attach &change)
{
    const SpaceId space = piece(change.piece).space;
    Change inverse = wayBack(*this, change.piece);
    unlink(change.piece);
    if (change.carrier) {
        PieceState &state = m_pieces[size_t(change.piece.value)];
        state.carrier = change.carrier;
        ++m_attachedCount;
        state.space = piece(change.carrier).space;
    } else {
        link(change.piece, space, change.position);
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

QByteArray GameState::hash() const
{
    StateHasher hasher;
    const auto pack = [](int32_t high, int32_t low) {
        return uint64_t(uint32_t(high)) << 32 | uint32_t(low);
    };
    for (const PieceState &state : m_pieces) {
        // Games that know no facing keep the hashes that they had before there was none.
        const int facing = state.facing == Facings::none ? 0
            : state.facing                               ? state.facing
                                                         : INT16_MIN;
        hasher.add(pack(state.space.value, state.next.value));
        hasher.add(pack(state.carrier.value, state.side.value));
        hasher.add(pack(int32_t(state.seenBy), state.steps << 16 ^ facing));
    }
    for (const Value value : m_pieceProperties)
        addValue(hasher, *m_names, value);
    for (const Value value : m_spaceProperties)
        addValue(hasher, *m_names, value);
    std::vector<std::pair<std::pair<EdgeId, uint64_t>, Value>> edges;
    for (const auto &[key, value] : m_edges)
        edges.push_back({{key.first, m_names->contentHash(key.second)}, value});
    std::sort(edges.begin(), edges.end(),
              [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[key, value] : edges) {
        hasher.add(uint64_t(key.first.value));
        hasher.add(key.second);
        addValue(hasher, *m_names, value);
    }
    for (const Data &data : m_variables)
        addData(hasher, *m_names, data);
    hasher.add(m_frames.size());
    for (const Frame &frame : m_frames)
        addFrame(hasher, *m_names, frame);
    hasher.add(pack(m_phase.value, m_phaseEach.value));
    hasher.add(pack(m_phaseSide.value, m_result.winner.value));
    hasher.add(nameHash(*m_names, m_result.outcome));
    hasher.add(m_random.a);
    hasher.add(m_random.b);
    for (size_t i = size_t(m_scriptedUsed); i < m_scripted.size(); ++i)
        hasher.add(pack(-2, m_scripted[i]));
    return hasher.result();
}

} // namespace engine
