// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/names.h"
#include "engine/core/random.h"
#include "engine/core/text.h"
#include "engine/state/change.h"
#include "engine/state/frame.h"

#include <QByteArray>
#include <QHash>

#include <map>
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

/// Everything that changes while a game is played, in flat arrays; it changes only by apply().
class GameState
{
public:
    /// Of one piece. \a next is the piece above it in its stack.
    struct PieceState
    {
        SpaceId space;
        PieceId carrier;
        PieceId next;
        SideId side;
        uint32_t seenBy = ~0u;
        int16_t steps = 1;
        int16_t facing = 0; ///< As in Facings, or its none.

        bool operator==(const PieceState &) const = default;
    };
    struct Result
    {
        NameId outcome;
        SideId winner;
        Text text;
        bool operator==(const Result &) const = default;
    };

    GameState(const Module &module, std::shared_ptr<const GameSetting> setting);

    /// Does \a change and returns what takes it back.
    Change apply(const Change &change);

    int pieceCount() const { return int(m_pieces.size()); }
    int spaceCount() const { return int(m_first.size()); }
    const PieceState &piece(PieceId id) const { return m_pieces[size_t(id.value)]; }
    PieceId bottom(SpaceId id) const { return m_first[size_t(id.value)]; }
    PieceId top(SpaceId id) const;
    std::vector<PieceId> stack(SpaceId id) const; ///< Lowest first, without attached pieces.
    std::vector<PieceId> attached(PieceId carrier) const;
    int position(PieceId id) const;

    Value pieceProperty(PieceId id, int property) const
    {
        return m_pieceProperties[size_t(id.value) * m_piecePropertyCount + size_t(property)];
    }
    Value spaceProperty(SpaceId id, int property) const
    {
        return m_spaceProperties[size_t(id.value) * m_spacePropertyCount + size_t(property)];
    }
    SideId control(SpaceId id) const;
    Value edgeProperty(EdgeId edge, NameId name) const;
    const std::map<std::pair<EdgeId, NameId>, Value> &edgeProperties() const { return m_edges; }
    const Data &variable(int index) const { return m_variables[size_t(index)]; }
    int variableCount() const { return int(m_variables.size()); }
    int turn() const;

    const std::vector<Frame> &frames() const { return m_frames; }
    PhaseId phase() const { return m_phase; }
    SideId phaseEach() const { return m_phaseEach; }
    SideId phaseSide() const { return m_phaseSide; }
    const Result &result() const { return m_result; }
    bool isOver() const { return bool(m_result.outcome); }
    const Random &random() const { return m_random; }
    /// A number set for a test, if one is left.
    const std::vector<int32_t> &scriptedDice() const { return m_scripted; }
    int scriptedUsed() const { return m_scriptedUsed; }

    const GameSetting &setting() const { return *m_setting; }
    Names &names() const { return *m_names; }

    /// Equal states, equal hashes: in every process and on every machine.
    QByteArray hash() const;
    /// Of two moments of one game: quicker than two hashes.
    bool operator==(const GameState &) const = default;

private:
    void unlink(PieceId id);
    void link(PieceId id, SpaceId space, int position);
    void carryAlong(PieceId carrier);

    Change does(const change::MovePiece &change);
    Change does(const change::Attach &change);
    Change does(const change::SetSteps &change);
    Change does(const change::SetFacing &change);
    Change does(const change::SetSide &change);
    Change does(const change::SetSeen &change);
    Change does(const change::SetPieceProperty &change);
    Change does(const change::SetSpaceProperty &change);
    Change does(const change::SetEdgeProperty &change);
    Change does(const change::SetVariable &change);
    Change does(const change::Reorder &change);
    Change does(const change::UseRandom &change);
    Change does(const change::ScriptDice &change);
    Change does(const change::PushFrame &change);
    Change does(const change::PopFrame &change);
    Change does(const change::SetLocal &change);
    Change does(const change::SetPhase &change);
    Change does(const change::SetResult &change);
    Change does(const change::Log &change);

    std::vector<PieceState> m_pieces;
    std::vector<PieceId> m_first; // the lowest piece of each space
    size_t m_piecePropertyCount = 0;
    size_t m_spacePropertyCount = 0;
    std::vector<Value> m_pieceProperties;
    std::vector<Value> m_spaceProperties;
    std::map<std::pair<EdgeId, NameId>, Value> m_edges;
    std::vector<Data> m_variables;
    std::vector<Frame> m_frames;
    PhaseId m_phase;
    SideId m_phaseEach;
    SideId m_phaseSide;
    Result m_result;
    Random m_random;
    std::vector<int32_t> m_scripted;
    int m_scriptedUsed = 0;
    std::shared_ptr<const GameSetting> m_setting;
    std::shared_ptr<Names> m_names; // grows while playing; a word in it is never part of the state
    int m_attachedCount = 0;
};

} // namespace engine
