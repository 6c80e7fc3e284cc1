// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/balance/confidence.h"
#include "engine/balance/partmerge.h"

#include <array>

namespace engine {

/// How one bot does against another in a scenario of two sides: they play each numbered game twice,
/// with their sides swapped.
struct Duel
{
    /// What the first bot did on one of the sides.
    struct Half
    {
        int games = 0;
        int errors = 0;
        int halves = 0; ///< Of points: a win is two, a draw one.
        double seconds = 0;

        double share() const { return games ? halves / (2.0 * games) : 0; }
    };
    std::array<Half, 2> halves; ///< By its side.

    /// Notes games in which the first bot had \a side; their figures must have been counted.
    void add(size_t side, const PlayedGame &game);

    int games() const { return halves[0].games + halves[1].games; }
    int errors() const { return halves[0].errors + halves[1].errors; }
    /// Of all points; draws make the interval a little wider than it need be.
    Confidence points() const;

    /// The games in which \a first has \a side and \a second the other one, ready to be played.
    static Series series(const Module &module, const GameSetup &setup, size_t side,
                         const QString &first, const QString &second);
};

} // namespace engine
