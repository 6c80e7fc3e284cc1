// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/playerview.h"

#include <optional>

namespace engine {

/// The game as somebody knows it: a state that rules can read, made only of what he sees.
///
/// Where he sees a back, some piece that he does not see stands in for the one that is there:
/// whole, and with nothing noted on it but what lies open. Which one that is depends on nothing
/// hidden, so no answer that is computed from it can tell what is.
class Projection
{
public:
    /// \a module and \a state must outlive it.
    Projection(const Module &module, const GameState &state, Viewer viewer);

    const GameState &state() const { return m_copy ? *m_copy : m_state; }

    /// Whether the piece is one of those that the viewer does not see: nobody sees it in a
    /// projection.
    static bool isStandIn(const GameState::PieceState &piece) { return piece.seenBy == 0; }

private:
    struct Place;
    bool hidesSomething() const;
    std::vector<Place> places() const;
    void clearPieces();
    void standIn(const std::vector<Place> &places);
    void reset(PieceId piece);
    void clearVariables();
    void clearSpaces();
    void clearFrames();

    const Module &m_module;
    const GameState &m_state;
    PlayerView m_view;
    std::optional<GameState> m_copy; ///< Nothing: the viewer knows all there is.
    std::vector<PieceId> m_unseen;
};

} // namespace engine
