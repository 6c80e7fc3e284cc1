// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/duel.h"

#include "engine/module/model/module.h"

namespace engine {

void Duel::add(size_t side, const PlayedGame &game)
{
    Half &half = halves[side];
    half.seconds += game.seconds;
    if (!game.outcome.finished) {
        ++half.errors;
        return;
    }
    ++half.games;
    for (const auto &[outcome, row] : game.figures.rows(Figures::Table::Results)) {
        half.halves += int(2 * Figures::at(row, side + 1)); // behind nobody's
        half.halves += int(Figures::at(row, 0));
    }
}

Confidence Duel::points() const
{
    return Confidence::of((halves[0].halves + halves[1].halves) / 2.0, games());
}

Series Duel::series(const Module &module, const GameSetup &setup, size_t side, const QString &first,
                    const QString &second)
{
    Series series = Series::of(module, setup);
    series.bots.insert(module.sides[side].id, first);
    series.bots.insert(module.sides[1 - side].id, second);
    series.hasFigures = true;
    return series;
}

} // namespace engine
