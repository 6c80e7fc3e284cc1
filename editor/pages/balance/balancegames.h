// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/balance/balancereportpage.h"
#include "engine/balance/partmerge.h"
#include "engine/module/model/module.h"

#include <optional>

namespace editor {

/// The games of one version of a module, by number, as they come in.
class BalanceGames
{
public:
    BalanceGames(std::shared_ptr<const engine::Module> module, const engine::Series &series);

    const engine::Module &module() const { return *m_module; }
    const engine::Series &series() const { return m_series; }
    void add(engine::PlayedGame game);
    /// So many games from the first one on are there.
    int whole() const;
    bool has(int number) const { return bool(m_games[size_t(number) - 1]); }
    /// Who won a game: -1: nobody. Nothing: it stopped with an error.
    std::optional<int> winner(int number) const;
    /// The first \a games of them, as if no others had been asked for.
    engine::PlayedSeries played(int games) const;

private:
    std::shared_ptr<const engine::Module> m_module;
    engine::Series m_series;
    std::vector<std::optional<engine::PlayedGame>> m_games;
};

/// How often a side won in two versions, each with the half of the width in which the share lies 95
/// times in 100. The same seeds were played in both, so the change is known better than either.
struct BalanceChange
{
    QString side;
    double here = 0;
    double hereMargin = 0;
    double there = 0;
    double thereMargin = 0;
    double change = 0;
    double margin = 0;
    bool isClear = false; ///< It is more than luck.

    /// For each side of the version here, from the first \a games of both.
    static std::vector<BalanceChange> of(const BalanceGames &here, const BalanceGames &there,
                                         int games, const engine::TextRenderer &texts);
    /// Of \a games \a moved were won by another one, \a ahead more for this side than against it.
    void judge(int ahead, int moved, int games);
};

/// What a run came to.
struct BalanceResult
{
    int games = 0;
    QList<BalanceReportPage> pages; ///< The open module's, then the other version's.
    QString comparison; ///< The page on both; empty: there is only one.
};

} // namespace editor
