// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <optional>

namespace app {

/// What the player had a piece do last, from the question that stands now back to it: the same can
/// be wanted of others.
///
/// One step or several: a unit is chosen, then the place to which it goes by rail.
class RepeatedOrder
{
public:
    /// None: the last thing that was done is no order for a piece, or could not be taken back.
    static std::optional<RepeatedOrder> last(GameController &controller);

    engine::PieceId piece() const { return m_piece; }
    /// Others who stand where the piece stood, and can be given the same.
    std::vector<engine::PieceId> beside() const;
    /// Others like it, wherever they are.
    std::vector<engine::PieceId> alike() const;
    /// All steps for all of them, one after the other.
    std::vector<engine::Action> actions(const std::vector<engine::PieceId> &pieces) const;

    /// Whether two pieces are of one kind: units of the same type of the same side.
    static bool isAlike(const engine::Module &module, engine::PieceId one, engine::PieceId other);

private:
    explicit RepeatedOrder(GameController &controller)
        : m_controller(controller)
    {
    }
    template<typename Test> std::vector<engine::PieceId> others(Test isMeant) const;

    GameController &m_controller;
    engine::PieceId m_piece;
    engine::SpaceId m_from; ///< Where it stood before.
    std::vector<engine::Action> m_steps;
};

} // namespace app
