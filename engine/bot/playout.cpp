// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/playout.h"

#include "engine/core/statehasher.h"
#include "engine/core/together.h"

#include <QElapsedTimer>

#include <atomic>

namespace engine {

std::vector<Playout::Player> Playout::seated(Game &game) const
{
    std::vector<Player> players;
    const auto add = [&](SideId side, SeatId sharer, const QString &bot) {
        players.push_back({std::make_unique<GameSeat>(game, m_words, side, sharer), makeBot(bot)});
    };
    const auto nameOf = [this](SideId side) {
        return m_bots.value(m_module.sides[size_t(side.value)].id, QStringLiteral("random"));
    };
    for (int32_t i = 0; i < int32_t(m_module.sides.size()); ++i)
        add(SideId(i), {}, nameOf(SideId(i)));
    for (int32_t i = 0; i < int32_t(m_module.seats.size()); ++i) {
        const Seat &shared = m_module.seats[size_t(i)];
        add(shared.side, SeatId(i), m_bots.value(shared.id, nameOf(shared.side)));
    }
    return players;
}

size_t Playout::decider(const Offer &offer) const
{
    return offer.seat ? m_module.sides.size() + size_t(offer.seat.value)
                      : size_t(std::max(offer.side.value, 0));
}

Playout::Outcome Playout::play(Game &game, quint64 seed, Onlooker *onlooker) const
{
    Outcome outcome;
    const auto players = seated(game);
    Random random(seed ^ 0x5eedb07ULL);
    while (!game.state().isOver() && outcome.error.isEmpty()) {
        if (outcome.decisions++ >= mostDecisions) {
            outcome.error = QCoreApplication::translate("Playout", "The game does not end.");
            return outcome;
        }
        const auto &[seat, bot] = players[decider(game.offer())];
        const auto index = bot->decide(*seat, random);
        if (!index) {
            outcome.error = index.error().message;
            return outcome;
        }
        const Action &action = seat->offer().actions[size_t(index.value())];
        if (onlooker)
            onlooker->chosen(seat->offer(), action);
        seat->perform(action, [&](const auto &done) {
            outcome.error = done ? QString() : done.error().message;
        });
        if (m_watch && outcome.error.isEmpty())
            outcome.error = m_watch(game);
    }
    if (!outcome.error.isEmpty())
        return outcome;
    outcome.finished = true;
    outcome.result = game.state().names().text(game.state().result().outcome);
    outcome.hash = game.state().hash();
    return outcome;
}

Playout::Outcome Playout::playOne(Rules &rules, const QString &scenario, quint64 seed) const
{
    auto game = Game::start(m_module, rules, {scenario, m_options, seed});
    if (!game) {
        Outcome outcome;
        outcome.error = game.error().message;
        return outcome;
    }
    return play(*game.value(), seed);
}

std::vector<Playout::Outcome> Playout::playAll(const Rulebooks &rules, const QString &scenario,
                                               int games, quint64 seed) const
{
    std::vector<Outcome> outcomes(static_cast<size_t>(games));
    std::atomic<int> next = 0;
    together(rules.size(), [&](size_t job) {
        for (int i = next++; i < games; i = next++)
            outcomes[size_t(i)] = playOne(*rules[job], scenario, seed + quint64(i));
    });
    return outcomes;
}

Playout::Summary Playout::summary(const std::vector<Outcome> &outcomes, quint64 seed)
{
    Summary summary;
    summary.games = int(outcomes.size());
    StateHasher hasher;
    for (const Outcome &outcome : outcomes) {
        summary.decisions += outcome.decisions;
        hasher.add(StateHasher::ofBytes(outcome.hash));
        if (outcome.finished) {
            ++summary.finished;
            ++summary.results[outcome.result];
        }
        if (!outcome.error.isEmpty() && !summary.errors++)
            summary.firstError = QStringLiteral("seed %1: %2").arg(seed).arg(outcome.error);
        ++seed;
    }
    summary.stateHash = hasher.result();
    return summary;
}

Result<Playout::Summary> Playout::run(const QString &scenario, int games, quint64 seed, int jobs,
                                      const MakeRules &makeRules)
{
    Rulebooks rules;
    for (int i = 0; i < std::max(1, std::min(jobs, games)); ++i) {
        auto made = makeRules();
        if (!made)
            return made.error();
        rules.push_back(std::move(made).value());
    }
    QElapsedTimer clock;
    clock.start();
    Summary result = summary(playAll(rules, scenario, games, seed), seed);
    result.seconds = double(clock.nsecsElapsed()) / 1e9;
    return result;
}

} // namespace engine
