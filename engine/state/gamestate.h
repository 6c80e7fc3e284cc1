// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/changeeffect.h"
#include "engine/state/statehash.h"

#include <QHash>

#include <algorithm>
#include <memory>

namespace engine {

struct Module;
struct Scenario;

/// What was chosen before the game and never changes in it.
struct GameSetting
{
    const Scenario *scenario = nullptr;
    QHash<QString, QString> options; ///< Every option of the module.
};

/// Everything that changes while a game is played; it changes only by apply().
class GameState
{
public:
    using PieceState = engine::PieceState;
    using Result = GameResult;

    GameState(const Module &module, std::shared_ptr<const GameSetting> setting);

    /// Does \a change and returns what takes it back.
    Change apply(const Change &change) { return applyChange(m_data, change); }

    int pieceCount() const { return int(m_data.pieces.size()); }
    int spaceCount() const { return int(m_data.first.size()); }
    const PieceState &piece(PieceId id) const { return m_data.piece(id); }
    PieceId bottom(SpaceId id) const { return m_data.first[size_t(id.value)]; }
    PieceId top(SpaceId id) const;
    /// Lowest first, without attached pieces.
    std::vector<PieceId> stack(SpaceId id) const { return m_data.stack(id); }
    std::vector<PieceId> attached(PieceId carrier) const { return m_data.attached(carrier); }
    int position(PieceId id) const { return m_data.position(id); }

    Value pieceProperty(PieceId id, int property) const
    {
        return m_data.pieceProperty(id, property);
    }
    Value spaceProperty(SpaceId id, int property) const
    {
        return m_data.spaceProperty(id, property);
    }
    SideId control(SpaceId id) const;
    Value edgeProperty(EdgeId edge, NameId name) const { return m_data.edgeProperty(edge, name); }
    const std::map<std::pair<EdgeId, NameId>, Value> &edgeProperties() const
    {
        return m_data.edges;
    }
    /// What differs from the boards' files.
    const FeatureChanges &featureChanges() const { return m_data.features; }
    /// Whether a feature is in a space, to which its board's file has given it or not.
    bool hasFeature(SpaceFeature feature, bool printed) const
    {
        return std::binary_search(m_data.features.begin(), m_data.features.end(), feature)
            != printed;
    }
    const Data &variable(int index) const { return m_data.variables[size_t(index)]; }
    int variableCount() const { return int(m_data.variables.size()); }
    int turn() const;

    const std::vector<Frame> &frames() const { return m_data.frames; }
    PhaseId phase() const { return m_data.phase; }
    SideId phaseEach() const { return m_data.phaseEach; }
    SideId phaseSide() const { return m_data.phaseSide; }
    const Result &result() const { return m_data.result; }
    bool isOver() const { return bool(m_data.result.outcome); }
    const Random &random() const { return m_data.random; }
    /// A number set for a test, if one is left.
    const std::vector<int32_t> &scriptedDice() const { return m_data.scripted; }
    int scriptedUsed() const { return m_data.scriptedUsed; }

    const GameSetting &setting() const { return *m_setting; }
    Names &names() const { return *m_names; }

    /// Equal states, equal hashes: in every process and on every machine.
    QByteArray hash() const { return stateHash(m_data, *m_names); }
    /// Of two moments of one game: quicker than two hashes.
    bool operator==(const GameState &) const = default;

private:
    StateData m_data;
    std::shared_ptr<const GameSetting> m_setting;
    std::shared_ptr<Names> m_names; // grows while playing; a word in it is never part of the state
};

} // namespace engine
