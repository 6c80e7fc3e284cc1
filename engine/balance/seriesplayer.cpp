// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/seriesplayer.h"

#include "engine/balance/gamerecorder.h"
#include "engine/core/together.h"

#include <QElapsedTimer>

#include <mutex>

namespace engine {

SeriesPlayer::SeriesPlayer(const Module &module, const Series &series)
    : m_module(module)
    , m_series(series)
    , m_playout(module)
{
    for (auto it = series.bots.begin(); it != series.bots.end(); ++it)
        m_playout.setBot(it.key(), it.value());
}

PlayedGame SeriesPlayer::play(int number, Rules &rules) const
{
    PlayedGame played;
    played.number = number;
    QElapsedTimer clock;
    clock.start();
    const GameSetup setup = m_series.setup(number);
    auto game = Game::start(m_module, rules, setup);
    if (!game) {
        played.outcome.error = game.error().message;
    } else if (m_series.hasFigures) {
        GameRecorder recorder(*game.value());
        played.outcome = m_playout.play(*game.value(), setup.seed, &recorder);
        if (played.outcome.finished)
            played.figures = recorder.figures();
    } else {
        played.outcome = m_playout.play(*game.value(), setup.seed);
    }
    played.seconds = double(clock.nsecsElapsed()) / 1e9;
    return played;
}

Result<Done> SeriesPlayer::play(const std::vector<int> &numbers, int jobs,
                                const Playout::MakeRules &makeRules, const Take &take) const
{
    std::vector<std::unique_ptr<Rules>> rules;
    for (int i = 0; i < std::min(jobs, int(numbers.size())); ++i) {
        auto made = makeRules();
        if (!made)
            return made.error();
        rules.push_back(std::move(made).value());
    }
    if (rules.empty())
        return Done{};
    std::atomic<size_t> next = 0;
    std::atomic<bool> goesOn = true;
    std::mutex taking;
    together(rules.size(), [&](size_t job) {
        for (size_t i = next++; goesOn && i < numbers.size(); i = next++) {
            PlayedGame game = play(numbers[i], *rules[job]);
            const std::lock_guard guard(taking);
            goesOn = goesOn && take(std::move(game));
        }
    });
    return Done{};
}

} // namespace engine
