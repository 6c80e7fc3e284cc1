// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "engine/balance/partmerge.h"
#include "engine/balance/seriesplayer.h"

namespace app {

/// The games that `simulate` plays, as its command line asks for them.
class Simulation
{
public:
    static engine::Result<Simulation> read(const Arguments &arguments,
                                           std::shared_ptr<const engine::Module> module);

    const engine::Series &series() const { return m_series; }
    /// Plays what is missing in the part file; without one, everything.
    engine::Result<engine::PlayedSeries> play() const;
    /// Plays the first game once more, for keeping it.
    engine::Result<engine::Done> saveFirst(const QString &file) const;

private:
    engine::Result<engine::Done> readBots(const Arguments &arguments);
    engine::Result<engine::PlayedSeries> playHere(const engine::SeriesPlayer &player) const;
    engine::Result<engine::PlayedSeries> playPart(const engine::SeriesPlayer &player) const;

    std::shared_ptr<const engine::Module> m_module;
    engine::Series m_series;
    int m_jobs = 1;
    QString m_part; ///< File; empty: what was played is only told.
};

} // namespace app
