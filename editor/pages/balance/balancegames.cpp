// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/balance/balancegames.h"

#include <cmath>

namespace editor {

namespace {

constexpr double c_width = 1.96; ///< Deviations around a mean that hold 95 of 100.

} // namespace

BalanceGames::BalanceGames(std::shared_ptr<const engine::Module> module,
                           const engine::Series &series)
    : m_module(std::move(module))
    , m_series(series)
    , m_games(size_t(series.games))
{
}

void BalanceGames::add(engine::PlayedGame game)
{
    m_games[size_t(game.number) - 1] = std::move(game);
}

int BalanceGames::whole() const
{
    const auto missing = std::find(m_games.begin(), m_games.end(), std::nullopt);
    return int(missing - m_games.begin());
}

std::optional<int> BalanceGames::winner(int number) const
{
    const auto &game = m_games[size_t(number) - 1];
    if (!game || !game->outcome.finished)
        return {};
    for (const auto &[outcome, row] : game->figures.rows(engine::Figures::Table::Results)) {
        for (size_t i = 0; i < row.size(); ++i) {
            if (row[i])
                return int(i) - 1;
        }
    }
    return -1;
}

engine::PlayedSeries BalanceGames::played(int games) const
{
    engine::Series series = m_series;
    series.games = games;
    engine::PlayedSeries played(series);
    for (int number = 1; number <= games; ++number) {
        if (has(number))
            played.add(*m_games[size_t(number) - 1]);
    }
    return played;
}

// Pairs of games with half a game more in each of the four cases (Agresti and Min), so that a few
// games that went alike do not mean that all would.
void BalanceChange::judge(int ahead, int moved, int games)
{
    const double all = games + 2;
    const double shift = ahead / all;
    change = double(ahead) / games;
    margin = c_width * std::sqrt(moved + 1 - shift * shift * all) / all;
    isClear = std::abs(shift) > margin;
}

std::vector<BalanceChange> BalanceChange::of(const BalanceGames &here, const BalanceGames &there,
                                             int games, const engine::TextRenderer &texts)
{
    std::vector<BalanceChange> changes;
    for (int side = 0; side < int(here.module().sides.size()); ++side) {
        const engine::SideId other = there.module().side(here.module().sides[size_t(side)].id);
        int both = 0;
        int wins = 0;
        int otherWins = 0;
        int moved = 0; // games that another one won than there
        for (int number = 1; number <= games; ++number) {
            const auto one = here.winner(number);
            const auto two = there.winner(number);
            if (!one || !two)
                continue;
            const int won = *one == side;
            const int wonThere = other && *two == other.value;
            ++both;
            wins += won;
            otherWins += wonThere;
            moved += won != wonThere;
        }
        if (!both)
            continue;
        const auto share = engine::Confidence::of(wins, both);
        const auto shareThere = engine::Confidence::of(otherWins, both);
        BalanceChange change{texts.sideName(engine::SideId(side)), share.share, share.margin(),
                             shareThere.share, shareThere.margin()};
        change.judge(wins - otherWins, moved, both);
        changes.push_back(change);
    }
    return changes;
}

} // namespace editor
