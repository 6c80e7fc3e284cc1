// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

#include <QString>

#include <vector>

namespace engine {

/// One step of the sequence of play; steps with children group them.
struct Phase
{
    QString id;
    QString name;
    QString rule;
    QString decision; ///< Asked on entering; empty: the rules decide in their `enter`.
    PhaseId parent;
    SideId side; ///< Whose phase it is; none: inherited from above.
    std::vector<SideId>
        each; ///< Gone through once per side of this list; not below another `each`.
    std::vector<PhaseId> children;
    int line = 0;
};

/// The sequence of play as a tree; the first level repeats turn after turn.
class Sequence
{
public:
    PhaseId add(Phase phase);

    const std::vector<Phase> &phases() const { return m_phases; }
    const Phase &phase(PhaseId id) const { return m_phases[size_t(id.value)]; }
    const std::vector<PhaseId> &roots() const { return m_roots; }
    PhaseId find(QStringView id) const;

    /// From the first level down to \a id.
    std::vector<PhaseId> path(PhaseId id) const;

    /// A place in the sequence: a phase and, below an `each` phase, the side it is gone through
    /// for.
    struct Place
    {
        PhaseId phase;
        SideId each;
        bool newTurn = false; ///< Reached by beginning the sequence anew.
    };
    Place first() const;
    /// The phase without children that follows, depth first; the last is followed by the first.
    Place next(Place place) const;
    /// Where going to \a phase leads: its first phase without children. Where the phases are gone
    /// through by side, for \a side or, if it has no turn there, for the first.
    Place at(PhaseId phase, SideId side) const;
    /// Whose phase it is; none when no phase above says.
    SideId side(Place place) const;

private:
    Place descend(PhaseId phase, SideId each) const;

    std::vector<Phase> m_phases;
    std::vector<PhaseId> m_roots;
};

} // namespace engine
