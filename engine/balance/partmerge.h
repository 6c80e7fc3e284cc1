// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/balance/partfile.h"

namespace engine {

/// The games of a part of a series, wherever they were played.
struct PlayedSeries
{
    Series series;
    std::vector<Playout::Outcome> outcomes; ///< In order, from the first game of the part on.
    Figures figures; ///< Of all of them.
    double seconds = 0; ///< Of all games, one after the other.

    PlayedSeries() = default;
    /// Makes room for the games; none of them has been played.
    explicit PlayedSeries(const Series &part);

    void add(PlayedGame game);
    Playout::Summary summary() const;
};

/// All games of one part file.
Result<PlayedSeries> readPart(const QString &file);
/// Puts part files together, at least one. What is missing is an error that says how to play it, a
/// line for each part; so are files that don't belong together.
Result<PlayedSeries> mergeParts(const QStringList &files);

} // namespace engine
