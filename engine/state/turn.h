// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "engine/state/gamestate.h"

namespace engine {

/// What a rule writes to: does changes at once and remembers how to take them back.
class Turn
{
public:
    Turn(const Module &module, GameState &state);

    const GameState &state() const { return m_state; }
    const Module &module() const { return m_module; }

    void apply(Change change);
    /// Who does this, where the question alone does not say; none: it does.
    SideId by() const { return m_by; }
    void setBy(SideId side) { m_by = side; }

    /// Takes back everything since \a mark (or the beginning).
    void rollBack(size_t mark = 0);
    size_t mark() const { return m_changes.size(); }

    /// Rolls dice with the state's generator; each shows 1 … \a sides.
    std::vector<int> roll(int count, int sides);
    /// Uniform in 0 … bound-1.
    uint32_t random(uint32_t bound);
    /// A piece drawn at random from a cup, or the top one of a deck; it stays there until moved.
    PieceId draw(SpaceId from);
    void shuffle(SpaceId space);
    void log(change::Log entry);

    /// Ends the present phase when the rule is done; frames still open are dropped.
    void next() { m_next = true; }
    bool isEnding() const { return m_next; }
    bool takeNext() { return std::exchange(m_next, false); }
    /// Like next(), but \a phase follows, gone through for \a side.
    void go(PhaseId phase, SideId side)
    {
        m_next = true;
        m_goal = {phase, side};
    }
    std::pair<PhaseId, SideId> takeGoal() { return std::exchange(m_goal, {}); }

    /// After dice or a reveal nothing before can be undone.
    bool isBarrier() const { return m_barrier; }

    std::vector<Change> takeChanges();
    std::vector<Change> takeInverses() { return std::move(m_inverses); }

private:
    bool reveals(const Change &change) const;
    void useRandom(const Random &random, int scripted);
    /// The sides that see all these faces.
    uint32_t facesSeenBy(const std::vector<PieceId> &pieces) const;

    const Module &m_module;
    GameState &m_state;
    std::vector<Change> m_changes;
    std::vector<Change> m_inverses;
    SideId m_by;
    bool m_next = false;
    std::pair<PhaseId, SideId> m_goal;
    bool m_barrier = false;
};

} // namespace engine
