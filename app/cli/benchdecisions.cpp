// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench.h"

#include "engine/bot/randombot.h"
#include "engine/module/folder/modulefinder.h"
#include "engine/module/read/moduleloader.h"
#include "engine/system/processcost.h"
#include "scripting/luarules.h"

#include <QCoreApplication>

#include <memory>

namespace app {

namespace {

using engine::Result;
using engine::processcost::processorSeconds;

constexpr int runs = 3;
constexpr size_t mostDecisions = 3000;
constexpr double mostSeconds = 5e-3;
constexpr double usualSeconds = 1e-3;
constexpr qsizetype largeMap = 4000; ///< From so many spaces on a decision may take twice as long.
constexpr double leastPerSecond = 1500;

/// From each choice of a random player to the next complete offer, over one game.
Result<std::vector<double>> playOnce(const engine::Module &module, engine::Rules &rules)
{
    auto game = engine::Game::start(module, rules, {module.scenarios.front().id, {}, 1});
    if (!game)
        return game.error();
    const engine::Translator words;
    engine::GameSeat seat(*game.value(), words, engine::Viewer::everything());
    engine::RandomBot bot;
    engine::Random random(1);
    std::vector<double> times;
    while (!game.value()->state().isOver() && times.size() < mostDecisions) {
        const auto index = bot.decide(seat, random);
        if (!index)
            return index.error();
        const double start = processorSeconds();
        const engine::Action action = game.value()->offer().actions[size_t(index.value())];
        if (const auto done = game.value()->perform(action); !done)
            return done.error();
        times.push_back(processorSeconds() - start);
    }
    return times;
}

/// The same game several times, and of each decision the shortest time: what the machine does
/// besides does not count.
Result<std::vector<double>> decisionTimes(const engine::Module &module)
{
    auto rules = scripting::LuaRules::load(module);
    if (!rules)
        return rules.error();
    std::vector<double> best;
    for (int run = 0; run < runs; ++run) {
        const auto times = playOnce(module, *rules.value());
        if (!times)
            return times.error();
        if (best.empty())
            best = times.value();
        for (size_t i = 0; i < best.size(); ++i)
            best[i] = std::min(best[i], times.value()[i]);
    }
    return best;
}

std::vector<Measure> measures(const engine::Module &module, std::vector<double> times)
{
    const QString &id = module.id;
    const double patience = module.map.spaceCount() >= largeMap ? 2 : 1;
    std::sort(times.begin(), times.end());
    double sum = 0;
    for (const double one : times)
        sum += one;
    const double usual = times[times.size() * 95 / 100];
    const double perSecond = double(times.size()) / std::max(sum, 1e-9);
    using enum Measure::Better;
    return {{QStringLiteral("decisions.") + id, perSecond, QStringLiteral("decisions/s"),
             leastPerSecond, More, QStringLiteral("a fixed limit, random bots, one core")},
            {QStringLiteral("decision.95percent.") + id, usual * 1e3, QStringLiteral("ms"),
             usualSeconds * patience * 1e3, Less,
             QStringLiteral("95 of 100 decisions are at most so long")},
            {QStringLiteral("decision.busiest.") + id, times.back() * 1e3, QStringLiteral("ms"),
             mostSeconds * patience * 1e3, Less,
             QStringLiteral("the longest decision of the game")}};
}

} // namespace

Result<std::vector<Measure>> benchDecisions()
{
    std::vector<Measure> all;
    const engine::ModuleFinder finder(QCoreApplication::applicationDirPath());
    for (const QString &path : finder.paths()) {
        const auto files = engine::ModuleFiles::open(path);
        if (!files)
            return files.error();
        const auto loaded = engine::loadModule(files.value());
        if (!loaded.isGood() || loaded.module->scenarios.empty())
            continue; // what is wrong with it is for lint to say
        const auto times = decisionTimes(*loaded.module);
        if (!times)
            return times.error();
        if (times->empty())
            continue;
        const auto found = measures(*loaded.module, times.value());
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

} // namespace app
