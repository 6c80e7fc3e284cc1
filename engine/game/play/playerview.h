// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/state/sight.h"

#include <vector>

namespace engine {

/// What somebody knows of a game.
///
/// Everybody who reads a game for others goes through this: windows, bots, exports, the command
/// line.
class PlayerView
{
public:
    PlayerView(const Module &module, const GameState &state, Viewer viewer);

    const GameState &state() const { return m_state; }
    Viewer viewer() const { return m_viewer; }
    bool seesEverything() const { return m_viewer.seesEverything(); }

    /// The face of the piece: what it is, its strength, its properties.
    bool seesFace(PieceId id) const { return m_sight.seesFace(id); }
    /// Whether its face is seen by every side.
    bool isOpen(PieceId id) const;
    /// That some piece is there at all.
    bool seesPresence(PieceId id) const;
    bool seesVariable(int variable) const;
    /// What a variable holds, without the pieces whose faces are not seen.
    Data variable(int variable) const;
    Data veiled(Data data) const;
    /// The pieces listed in the present question's local of that name, or in the variable, without
    /// those whose faces are not seen.
    std::vector<PieceId> listed(NameId name) const;
    bool seesLog(const change::Log &entry) const;
    /// Whether a line may name this piece of it: its face was seen when the line was written, or is
    /// seen now.
    bool knowsFace(const change::Log &entry, PieceId id) const;

    /// The pieces whose presence is seen, on one space, the lowest first. Those without a face come
    /// in an order that tells nothing, after the others or, where only tops are seen, before them.
    struct Seen
    {
        PieceId piece; ///< None: only its back is seen.
        SideId side;
        NameId back; ///< Which of the side's backs.
        /// What lies open of a hidden piece, by property; None for what does not. Of a piece whose
        /// face is seen, nothing: its state has it.
        ValueList open;
    };
    std::vector<Seen> stack(SpaceId id) const;

    /// The answer of a query without what it says of pieces whose faces are not seen.
    Json veiled(const Json &answer) const;

    /// Whether something in these arguments is the id of a piece whose face is not seen.
    bool asksOfUnseen(const Json &arguments) const;

    /// What lies open of a piece, whoever sees its face.
    ValueList openProperties(PieceId id) const;

private:
    bool isUnseen(const QString &pieceId) const;

    const Module &m_module;
    const GameState &m_state;
    Viewer m_viewer;
    Sight m_sight;
};

} // namespace engine
