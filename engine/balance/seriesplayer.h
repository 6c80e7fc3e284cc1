// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/balance/partfile.h"

namespace engine {

/// Plays games of a series, several at a time.
class SeriesPlayer
{
public:
    /// \a module must outlive it.
    SeriesPlayer(const Module &module, const Series &series);

    const Playout &playout() const { return m_playout; }
    void setWatch(Playout::Watch watch) { m_playout.setWatch(std::move(watch)); }

    /// Gets each game when it is over, one at a time; false: no further game is begun.
    using Take = std::function<bool(PlayedGame game)>;
    /// One rules object per job; each game is the same for any number of them.
    Result<Done> play(const std::vector<int> &numbers, int jobs,
                      const Playout::MakeRules &makeRules, const Take &take) const;
    PlayedGame play(int number, Rules &rules) const;

private:
    const Module &m_module;
    Series m_series;
    Playout m_playout;
};

} // namespace engine
