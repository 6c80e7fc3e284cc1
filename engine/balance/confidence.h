// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace engine {

/// The share of games in which something happened, and between which shares it would lie 95 times
/// in 100 if infinitely many were played (Wilson's score interval).
struct Confidence
{
    double share = 0;
    double low = 0;
    double high = 1;

    /// Half of one counts, too: a draw.
    static Confidence of(double count, qint64 games);
    /// Half of the width: the number behind "±".
    double margin() const { return (high - low) / 2; }
};

} // namespace engine
