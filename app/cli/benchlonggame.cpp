// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench.h"

#include "app/cli/benchmodule.h"
#include "engine/bot/playout.h"
#include "engine/game/save/savefile.h"
#include "engine/system/processcost.h"
#include "scripting/luarules.h"
#include "scripting/opening.h"

namespace app {

namespace {

using engine::Result;
using engine::processcost::processorSeconds;
using enum Measure::Better;

/// The largest game that ships: 4,266 hexes, 631 counters, 44 turns.
const QString longGame = QStringLiteral("darkvalley");
const QString longScenario = QStringLiteral("campaign");
constexpr int lastTurn = 44;
constexpr int undone = 100;

template<typename Work> double secondsOf(Work work)
{
    const double start = processorSeconds();
    work();
    return processorSeconds() - start;
}

Result<Measure> openingTime()
{
    double seconds = 1e9;
    for (int i = 0; i < 5; ++i) {
        QString failed;
        seconds = std::min(seconds, secondsOf([&] {
                               const auto module = shippedModule(longGame);
                               if (!module) {
                                   failed = module.error().message;
                                   return;
                               }
                               const auto rules = scripting::LuaRules::load(*module.value());
                               failed = rules ? QString() : rules.error().message;
                           }));
        if (!failed.isEmpty())
            return engine::Error{engine::Error::Code::ScriptFailed, failed};
    }
    return Measure{QStringLiteral("open.") + longGame,
                   seconds * 1e3,
                   QStringLiteral("ms"),
                   300,
                   Less,
                   QStringLiteral("a fixed limit; module and rules")};
}

/// The median of taking back the steps before \a commands one by one, in milliseconds.
double undoing(engine::Game &game, qsizetype commands)
{
    std::vector<double> times;
    [[maybe_unused]] const auto there = game.goTo(commands);
    for (int i = 0; i < undone; ++i)
        times.push_back(secondsOf(
            [&] { [[maybe_unused]] const auto done = game.undo(engine::Game::Barriers::Ignore); }));
    std::nth_element(times.begin(), times.begin() + undone / 2, times.end());
    return times[undone / 2] * 1e3;
}

/// The slowest way from one point of the history to another, in milliseconds.
double travelling(engine::Game &game)
{
    const qsizetype last = qsizetype(game.history().size());
    double slowest = 0;
    for (const qsizetype goal : {qsizetype(0), last, last / 2, qsizetype(1), last - 1, last / 3})
        slowest = std::max(slowest,
                           secondsOf([&] { [[maybe_unused]] const auto done = game.goTo(goal); }));
    return slowest * 1e3;
}

/// How long it takes to open a save and play it again, in seconds.
Result<double> replaying(const QByteArray &save, std::shared_ptr<const engine::Module> module)
{
    QString failed;
    const double seconds = secondsOf([&] {
        const auto loaded = engine::readSave(save, longGame);
        const auto replayed = loaded ? scripting::Opening::replay(std::move(module), loaded->save)
                                     : Result<scripting::Opening>(loaded.error());
        failed = !replayed               ? replayed.error().message
            : replayed->differsAt() >= 0 ? QStringLiteral("replay differs")
                                         : QString();
    });
    if (!failed.isEmpty())
        return engine::Error{engine::Error::Code::ScriptFailed, failed};
    return seconds;
}

Result<std::vector<Measure>> measuresOf(engine::Game &game,
                                        std::shared_ptr<const engine::Module> module)
{
    // Games by chance are decided before the last turn, so that what grows with the turns is told
    // for all of them.
    const int turns = game.state().turn();
    const double whole = double(lastTurn) / std::max(turns, 1);
    const QString scaled = QStringLiteral("a fixed limit; %1 commands by chance to turn %2, as if "
                                          "to turn %3")
                               .arg(game.history().size())
                               .arg(turns)
                               .arg(lastTurn);
    const auto bytes = engine::packedSave(engine::SaveGame::of(game));
    if (!bytes)
        return bytes.error();
    const auto replay = replaying(bytes.value(), std::move(module));
    if (!replay)
        return replay.error();
    const double first = undoing(game, undone * 2);
    const double last = undoing(game, qsizetype(game.history().size()));
    const double travel = travelling(game);
    return std::vector<Measure>{
        {QStringLiteral("save.") + longGame, double(bytes->size()) / 1e6 * whole,
         QStringLiteral("MB"), 3, Less, scaled},
        {QStringLiteral("replay.") + longGame, replay.value() * whole, QStringLiteral("s"), 10,
         Less, scaled},
        {QStringLiteral("history.") + longGame, travel * whole, QStringLiteral("ms"), 500, Less,
         scaled},
        {QStringLiteral("undo.") + longGame, last, QStringLiteral("ms"), std::max(first * 2, 1.0),
         Less,
         QStringLiteral("twice that of the first turn, %1 ms, or 1 ms").arg(first, 0, 'f', 2)},
        {QStringLiteral("memory.") + longGame, engine::processcost::peakMemory(),
         QStringLiteral("MiB"), 350, Less, QStringLiteral("peak of this process")}};
}

} // namespace

Result<std::vector<Measure>> benchLongGame()
{
    const auto opened = openingTime();
    if (!opened)
        return opened.error();
    const auto module = shippedModule(longGame);
    if (!module)
        return module.error();
    const engine::GameSetup setup{longScenario, {}, 1};
    const auto game = scripting::Opening::start(module.value(), setup);
    if (!game)
        return game.error();
    const auto outcome = engine::Playout(*module.value()).play(*game->game, setup.seed);
    if (!outcome.error.isEmpty())
        return engine::Error{engine::Error::Code::ScriptFailed, outcome.error};
    const auto played = measuresOf(*game->game, module.value());
    if (!played)
        return played.error();
    std::vector<Measure> all{opened.value()};
    all.insert(all.end(), played->begin(), played->end());
    return all;
}

} // namespace app
