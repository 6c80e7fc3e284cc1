// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/statehash.h"

#include "engine/board/facings.h"
#include "engine/core/statehasher.h"

#include <algorithm>

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

uint64_t pack(int32_t high, int32_t low)
{
    return uint64_t(uint32_t(high)) << 32 | uint32_t(low);
}

void addPiece(StateHasher &hasher, const PieceState &state)
{
    // Games that know no facing keep the hashes that they had before there was none.
    const int facing = state.facing == Facings::none ? 0 : state.facing ? state.facing : INT16_MIN;
    hasher.add(pack(state.space.value, state.next.value));
    hasher.add(pack(state.carrier.value, state.side.value));
    hasher.add(pack(int32_t(state.seenBy), state.steps << 16 ^ facing));
    if (state.shownTo)
        hasher.add(pack(-3, int32_t(state.shownTo)));
}

void addEdges(StateHasher &hasher, const Names &names, const StateData &data)
{
    std::vector<std::pair<std::pair<EdgeId, uint64_t>, Value>> edges;
    for (const auto &[key, value] : data.edges)
        edges.push_back({{key.first, names.contentHash(key.second)}, value});
    std::sort(edges.begin(), edges.end(),
              [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[key, value] : edges) {
        hasher.add(uint64_t(key.first.value));
        hasher.add(key.second);
        addValue(hasher, names, value);
    }
}

// Games in which no feature comes or goes keep the hashes that they had before any could.
void addFeatures(StateHasher &hasher, const StateData &data)
{
    if (data.features.empty())
        return;
    hasher.add(0xfea70000 + data.features.size());
    for (const SpaceFeature &feature : data.features)
        hasher.add(pack(feature.space.value, feature.kind));
}

} // namespace

QByteArray stateHash(const StateData &data, const Names &names)
{
    StateHasher hasher;
    for (const PieceState &piece : data.pieces)
        addPiece(hasher, piece);
    for (const Value value : data.pieceProperties)
        addValue(hasher, names, value);
    for (const Value value : data.spaceProperties)
        addValue(hasher, names, value);
    addEdges(hasher, names, data);
    addFeatures(hasher, data);
    for (const Data &variable : data.variables)
        addData(hasher, names, variable);
    hasher.add(data.frames.size());
    for (const Frame &frame : data.frames)
        addFrame(hasher, names, frame);
    hasher.add(pack(data.phase.value, data.phaseEach.value));
    hasher.add(pack(data.phaseSide.value, data.result.winner.value));
    hasher.add(nameHash(names, data.result.outcome));
    hasher.add(data.random.a);
    hasher.add(data.random.b);
    for (size_t i = size_t(data.scriptedUsed); i < data.scripted.size(); ++i)
        hasher.add(pack(-2, data.scripted[i]));
    return hasher.result();
}

} // namespace engine
