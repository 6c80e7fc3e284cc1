// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/change.h"

namespace engine {

/// A step of what a command did that can be read at a glance: what somebody who watches sees of it,
/// and the sentences of the log that say it.
struct Beat
{
    enum class Kind : uint8_t {
        Note,
        Move,
        Combat, ///< An attack or a round is declared.
        Roll,
        Draw,
        Loss,
        Retreat,
        Advance,
        Eliminate,
        Reveal,
        Arrival,
        Supply,
        Control,
        Track, ///< Weather, points, whatever the turn bar shows.
        Phase,
        Turn,
        Result
    };
    /// A piece that is seen to go from one place to another; where only its back is seen there is
    /// no piece.
    struct Way
    {
        PieceId piece;
        SideId side;
        SpaceId from;
        SpaceId to;
        bool operator==(const Way &) const = default;
    };
    struct Harm
    {
        PieceId piece;
        int steps = 0; ///< So many were lost.
        bool operator==(const Harm &) const = default;
    };

    Kind kind = Kind::Note;
    /// All that happened since the beat before, seen or not: only to be applied to a position,
    /// which is then looked at through a PlayerView. What the watcher may know is in the rest.
    std::vector<Change> changes;
    std::vector<change::Log> lines; ///< Oldest first; a beat without lines says itself what it is.
    std::vector<Way> ways;
    std::vector<Harm> losses;
    std::vector<PieceId> actors; ///< Who acts.
    std::vector<PieceId> targets; ///< Whom it happens to.
    std::vector<SpaceId> spaces; ///< Where; the first is where the sentence stands.
    SideId side; ///< Who acts; none: nobody in particular.
    int step = 0; ///< Number of the command it belongs to, 1 being the first of the game.
    bool isFight = false; ///< It belongs to a fight.

    /// Whether the piece that took this way is gone for good.
    bool isLoss(const Way &way) const;
};

} // namespace engine
