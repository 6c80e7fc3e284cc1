// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <set>

namespace app {

/// What is to be put onto the map, by where it may come.
struct Deployment
{
    /// Pieces that may share their places, however few of them; others go elsewhere.
    struct Group
    {
        std::set<engine::SpaceId> places;
        std::vector<engine::PieceId> pieces; ///< In the order offered.
    };

    std::vector<Group> groups;

    static Deployment of(const GameController &controller);
    /// Everybody who may be put there now.
    static std::vector<engine::PieceId> able(const GameController &controller,
                                             engine::SpaceId space);
    /// Where the last one was put, if others of the group may follow it there, or all of them have
    /// to go; none: neither.
    static engine::SpaceId here(const GameController &controller, const Group &group);
    /// Who comes after \a piece in the order \a before, of those that are still to be placed; at
    /// the end the first one again. None: nobody is left.
    static engine::PieceId next(const std::vector<engine::PieceId> &before, engine::PieceId piece,
                                const std::vector<engine::PieceId> &left);
};

} // namespace app
