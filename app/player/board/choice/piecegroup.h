// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

namespace app {

/// Pieces that were chosen together and do the same.
class PieceGroup
{
public:
    PieceGroup() = default;
    PieceGroup(const GameController &controller, const std::vector<engine::PieceId> &pieces);

    bool isEmpty() const { return m_pieces.empty(); }
    const std::vector<engine::PieceId> &pieces() const { return m_pieces; }
    void clear() { m_pieces.clear(); }
    /// Only pieces that can act now are taken in.
    void add(const GameController &controller, engine::PieceId piece);
    void toggle(const GameController &controller, engine::PieceId piece);
    /// Those that can't act any more, or have to be taken up again, go.
    void prune(const GameController &controller);

    /// The same pieces in another order; others are not taken in.
    void reorder(const std::vector<engine::PieceId> &pieces);

    bool contains(engine::PieceId piece) const;
    /// Places where all of them can go by some of \a actions.
    std::vector<engine::SpaceId> places(const std::vector<engine::Action> &actions) const;
    /// What each of them does at once, without a place; only pieces with one such action.
    static std::vector<engine::Action> atOnce(const GameController &controller,
                                              const std::vector<engine::PieceId> &pieces);

private:
    std::vector<engine::PieceId> m_pieces;
};

} // namespace app
