// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/facings.h"
#include "engine/core/statehasher.h"
#include "engine/state/gamestate.h"

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
