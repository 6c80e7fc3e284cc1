// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/gameoptions.h"
#include "engine/bot/playout.h"
#include "engine/game/save/savefile.h"
#include "scripting/opening.h"

namespace app {

namespace {

engine::Result<engine::Done> setBots(const Arguments &arguments, const engine::Module &module,
                                     engine::Playout &playout)
{
    for (const QString &pair : arguments.values(QStringLiteral("--bot"))) {
        const qsizetype equals = pair.indexOf(u'=');
        const QString side = equals < 0 ? QString() : pair.left(equals);
        const QString bot = pair.mid(equals + 1);
        if (equals >= 0 && !module.side(side) && !module.seat(side))
            return engine::Error{
                engine::Error::Code::NotFound,
                QCoreApplication::translate("Simulate", "There is no side '%1'.").arg(side)};
        if (!engine::makeBot(bot))
            return engine::Error{
                engine::Error::Code::NotFound,
                QCoreApplication::translate(
                    "Simulate", "There is no bot '%1'; there are: %2, planner:<seconds>.")
                    .arg(bot, engine::botNames().join(QLatin1String(", ")))};
        if (equals >= 0)
            playout.setBot(side, bot);
        for (const engine::Side &one : module.sides) {
            if (equals < 0)
                playout.setBot(one.id, bot);
        }
    }
    return engine::Done{};
}

QString whatIsBroken(engine::Game &game)
{
    const auto broken = game.rules().broken(game.state());
    return broken ? broken->join(u'\n') : broken.error().message;
}

// Plays the first game once more, for keeping it.
engine::Result<engine::Done> saveFirst(std::shared_ptr<const engine::Module> module,
                                       const engine::Playout &playout,
                                       const engine::GameSetup &setup, const QString &file)
{
    const auto opening = scripting::Opening::start(std::move(module), setup);
    if (!opening)
        return opening.error();
    playout.play(*opening->game, setup.seed);
    return engine::writeSave(engine::SaveGame::of(*opening->game), file);
}

engine::Json toJson(const engine::Playout::Summary &summary)
{
    engine::Json json = engine::Json::object();
    json.insert(QStringLiteral("games"), summary.games);
    json.insert(QStringLiteral("finished"), summary.finished);
    json.insert(QStringLiteral("errors"), summary.errors);
    if (summary.errors)
        json.insert(QStringLiteral("first_error"), summary.firstError);
    engine::Json results = engine::Json::object();
    for (const auto &[outcome, count] : summary.results)
        results.insert(outcome, count);
    json.insert(QStringLiteral("results"), results);
    json.insert(QStringLiteral("decisions"), summary.decisions);
    json.insert(QStringLiteral("seconds"), summary.seconds);
    json.insert(QStringLiteral("decisions_per_second"),
                summary.seconds > 0 ? double(summary.decisions) / summary.seconds : 0.0);
    json.insert(QStringLiteral("state_hash"), QString::fromLatin1(summary.stateHash));
    return json;
}

Exit runSimulate(const Arguments &arguments)
{
    const auto [module, issues, exit] = openModule(arguments.plain().first());
    if (!module)
        return exit;
    const auto setup = gameSetup(arguments, *module);
    const auto games = arguments.number(QStringLiteral("--games"), 1, 1, 10'000'000);
    const auto jobs = arguments.number(QStringLiteral("--jobs"), 1, 1, 256);
    if (!setup || !games || !jobs)
        return fail(Exit::CalledWrongly,
                    !setup       ? setup.error().message
                        : !games ? games.error().message
                                 : jobs.error().message);
    engine::Playout playout(*module);
    playout.setOptions(setup->options);
    if (const auto done = setBots(arguments, *module, playout); !done)
        return fail(Exit::CalledWrongly, done.error().message);
    if (arguments.has(QStringLiteral("--check")))
        playout.setWatch(whatIsBroken);
    const auto summary = playout.run(setup->scenario, int(games.value()), setup->seed,
                                     int(jobs.value()), scripting::rulesMaker(*module));
    if (!summary)
        return fail(Exit::DoesNotHold, summary.error().message);
    // First, so that hours of playing are not in vain when the game can't be written.
    printJson(toJson(summary.value()));
    if (const QString file = arguments.value(QStringLiteral("--save")); !file.isEmpty()) {
        if (const auto done = saveFirst(module, playout, setup.value(), file); !done)
            return fail(Exit::DoesNotHold, done.error().message);
    }
    return summary->errors ? Exit::DoesNotHold : Exit::Good;
}

} // namespace

Command simulateCommand()
{
    return {
        "simulate",
        "<module> --scenario S --games N [--seed N] [--bot side=name]… [--option k=v]… [--jobs J] "
        "[--save <file>] [--check]",
        "whole games by bots; --check looks after each action for what the rules call impossible",
        {1,
         1,
         {QStringLiteral("--check")},
         {QStringLiteral("--scenario"), QStringLiteral("--games"), QStringLiteral("--seed"),
          QStringLiteral("--bot"), QStringLiteral("--option"), QStringLiteral("--jobs"),
          QStringLiteral("--save")}},
        runSimulate};
}

} // namespace app
