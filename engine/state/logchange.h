// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"
#include "engine/core/value.h"

#include <QString>

#include <optional>

namespace engine {

namespace change {

/// A line of the log; it changes nothing.
struct Log
{
    enum class Kind : uint8_t {
        Note,
        Move,
        Combat,
        Roll,
        Draw,
        Phase,
        Reveal,
        Loss,
        Control,
        Supply
    };
    Kind kind = Kind::Note;
    Text text;
    NameId rule;
    SideId side;
    PieceId piece;
    SpaceId space;
    uint32_t seenBy = ~0u; ///< Sides that may read it in full.
    /// Sides that saw the faces of all pieces in it when it was written, or when what was done then
    /// was over; they may still be told their names when the pieces are hidden again.
    uint32_t facesSeenBy = 0;
    ValueList dice; ///< For a roll: number of sides of the dice, then what they show.
    bool operator==(const Log &) const = default;
};

/// A kind as it is written in saves and named by rules.
QString nameOf(Log::Kind kind);
std::optional<Log::Kind> logKind(const QString &name);

} // namespace change

} // namespace engine
