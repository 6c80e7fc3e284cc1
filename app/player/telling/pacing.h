// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/settings/settings.h"
#include "engine/game/telling/beat.h"

namespace app {

/// How long beats stay, and which of them wait until somebody wants to go on.
struct Pacing
{
    using Pace = Settings::Pace;

    Pace pace = Pace::Off;
    bool fightsWait = true; ///< Fights and chits, whatever the pace.

    bool isOff() const { return pace == Pace::Off; }
    bool waits(const engine::Beat &beat) const;
    /// In milliseconds, for a sentence of so many characters.
    int hold(const engine::Beat &beat, qsizetype characters) const;

    bool operator==(const Pacing &) const = default;
};

} // namespace app
