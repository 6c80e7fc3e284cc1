// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/playout.h"

#include "engine/core/statehasher.h"

#include <QElapsedTimer>

#include <atomic>
#include <thread>

namespace engine {

Playout::Bots Playout::makeBots() const
{
    Bots bots;
    const auto nameOf = [this](const Side &side) {
        return m_bots.value(side.id, QStringLiteral("random"));
    };
    for (const Side &side : m_module.sides)
        bots.push_back(makeBot(nameOf(side)));
    for (const Seat &seat : m_module.seats) {
        const Side &side = m_module.sides[size_t(seat.side.value)];
        bots.push_back(makeBot(m_bots.value(seat.id, nameOf(side))));
    }
    return bots;
}

Bot &Playout::botFor(const Bots &bots, const Offer &offer) const
{
    const int side = std::max(offer.side.value, 0);
    return *bots[offer.seat ? m_module.sides.size() + size_t(offer.seat.value) : size_t(side)];
}

Playout::Outcome Playout::play(Game &game, quint64 seed) const
{
    Outcome outcome;
    const Bots bots = makeBots();
    Random random(seed ^ 0x5eedb07ULL);
    while (!game.state().isOver()) {
        if (outcome.decisions++ >= mostDecisions) {
            outcome.error = QCoreApplication::translate("Playout", "The game does not end.");
            return outcome;
        }
        const auto index = botFor(bots, game.offer()).choose(game, random);
        if (!index) {
            outcome.error = index.error().message;
            return outcome;
        }
        const Action action = game.offer().actions[size_t(index.value())];
        if (const auto done = game.perform(action); !done) {
            outcome.error = done.error().message;
            return outcome;
        }
        if (m_watch) {
            outcome.error = m_watch(game);
            if (!outcome.error.isEmpty())
                return outcome;
        }
    }
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

Result<Playout::Summary> Playout::run(const QString &scenario, int games, quint64 seed, int jobs,
                                      const MakeRules &makeRules)
{
    std::vector<std::unique_ptr<Rules>> rules;
    for (int i = 0; i < std::max(1, std::min(jobs, games)); ++i) {
        auto made = makeRules();
        if (!made)
            return made.error();
        rules.push_back(std::move(made).value());
    }
    QElapsedTimer clock;
    clock.start();
    std::vector<Outcome> outcomes(static_cast<size_t>(games));
    std::atomic<int> next = 0;
    const auto work = [&](Rules &own) {
        for (int i = next++; i < games; i = next++)
            outcomes[size_t(i)] = playOne(own, scenario, seed + quint64(i));
    };
    std::vector<std::thread> threads;
    for (size_t i = 1; i < rules.size(); ++i)
        threads.emplace_back(work, std::ref(*rules[i]));
    work(*rules.front());
    for (std::thread &thread : threads)
        thread.join();

    Summary summary;
    summary.games = games;
    StateHasher hasher;
    for (int i = 0; i < games; ++i) {
        const Outcome &outcome = outcomes[size_t(i)];
        summary.decisions += outcome.decisions;
        hasher.add(StateHasher::ofBytes(outcome.hash));
        if (outcome.finished) {
            ++summary.finished;
            ++summary.results[outcome.result];
        }
        if (!outcome.error.isEmpty()) {
            if (!summary.errors++)
                summary.firstError =
                    QStringLiteral("seed %1: %2").arg(seed + quint64(i)).arg(outcome.error);
        }
    }
    summary.seconds = double(clock.nsecsElapsed()) / 1e9;
    summary.stateHash = hasher.result();
    return summary;
}

} // namespace engine
