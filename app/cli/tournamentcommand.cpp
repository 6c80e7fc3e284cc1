// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/shard.h"
#include "engine/balance/duel.h"
#include "engine/balance/seriesplayer.h"
#include "engine/module/folder/modulefinder.h"
#include "engine/storage/disk.h"
#include "scripting/opening.h"

#include <QDir>

namespace app {

namespace {

/// What is played in a tournament, as its command line asks for it.
struct Tournament
{
    QStringList bots; ///< Two.
    int games = 20; ///< On each side.
    int jobs = 1;
    quint64 seed = 1;
    Shard shard;
    QString folder; ///< Of part files; empty: nothing is kept.
    QStringList scenarios; ///< Empty: all.

    static engine::Result<Tournament> read(const Arguments &arguments);
    engine::Result<engine::Duel> play(const engine::Module &module, const QString &scenario) const;

private:
    engine::Result<engine::Done> play(const engine::Module &module, const engine::Series &series,
                                      const QString &file,
                                      const engine::SeriesPlayer::Take &take) const;
    QString file(const engine::Series &series, size_t side) const;
};

engine::Result<Tournament> Tournament::read(const Arguments &arguments)
{
    Tournament tournament;
    const auto games =
        arguments.number(QStringLiteral("--games"), 20, 1, engine::Series::mostGames);
    if (!games)
        return games.error();
    const auto jobs = arguments.number(QStringLiteral("--jobs"), 1, 1, 256);
    if (!jobs)
        return jobs.error();
    const auto seed =
        arguments.number(QStringLiteral("--seed"), 1, 0, std::numeric_limits<qint64>::max() / 2);
    if (!seed)
        return seed.error();
    const auto shard = Shard::read(arguments);
    if (!shard)
        return shard.error();
    tournament.games = int(games.value());
    tournament.jobs = int(jobs.value());
    tournament.seed = quint64(seed.value());
    tournament.shard = shard.value();
    tournament.folder = arguments.value(QStringLiteral("--part"));
    tournament.scenarios = arguments.values(QStringLiteral("--scenario"));
    tournament.bots = arguments.values(QStringLiteral("--bot"));
    if (tournament.bots.isEmpty())
        tournament.bots = {QStringLiteral("planner"), QStringLiteral("greedy")};
    const bool areKnown = std::all_of(tournament.bots.begin(), tournament.bots.end(),
                                      [](const QString &bot) { return engine::makeBot(bot); });
    if (tournament.bots.size() == 2 && areKnown)
        return tournament;
    return engine::Error{engine::Error::Code::NotFound,
                         QCoreApplication::translate(
                             "Tournament", "Name two bots with --bot, of: %1, planner:<seconds>.")
                             .arg(engine::botNames().join(QLatin1String(", ")))};
}

// A file for each side and shard, so that several machines can write into one folder.
QString Tournament::file(const engine::Series &series, size_t side) const
{
    const QString name = QStringLiteral("%1-%2-%3-%4of%5.games")
                             .arg(series.moduleId, series.scenario)
                             .arg(side + 1)
                             .arg(series.part)
                             .arg(series.parts);
    return QDir(folder).filePath(name);
}

engine::Result<engine::Done> Tournament::play(const engine::Module &module,
                                              const engine::Series &series, const QString &file,
                                              const engine::SeriesPlayer::Take &take) const
{
    const engine::SeriesPlayer player(module, series);
    std::vector<int> numbers;
    for (int number = series.first(); number < series.end(); ++number)
        numbers.push_back(number);
    if (folder.isEmpty())
        return player.play(numbers, jobs, scripting::rulesMaker(module), take);
    const auto part = engine::PartFile::open(file, series);
    if (!part)
        return part.error();
    engine::Result<engine::Done> written = engine::Done{};
    const auto done = player.play(part.value()->missing(), jobs, scripting::rulesMaker(module),
                                  [&](const engine::PlayedGame &game) {
                                      written = part.value()->append(game);
                                      return bool(written);
                                  });
    if (!done || !written)
        return done ? written : done;
    const auto read = engine::PartFile::read(file, take);
    return read ? engine::Result<engine::Done>(engine::Done{}) : read.error();
}

engine::Result<engine::Duel> Tournament::play(const engine::Module &module,
                                              const QString &scenario) const
{
    engine::Duel duel;
    for (size_t side = 0; side < 2; ++side) {
        auto series =
            engine::Duel::series(module, {scenario, {}, seed}, side, bots.first(), bots.last());
        series.games = games;
        series.part = shard.part;
        series.parts = shard.parts;
        const auto played = play(module, series, file(series, side), [&](const auto &game) {
            duel.add(side, game);
            return true;
        });
        if (!played)
            return played.error();
    }
    return duel;
}

engine::Json toJson(const engine::Module &module, const QString &scenario, const engine::Duel &duel)
{
    const auto points = duel.points();
    engine::Json json = engine::Json::object();
    json.insert(QStringLiteral("module"), module.id);
    json.insert(QStringLiteral("scenario"), scenario);
    json.insert(QStringLiteral("games"), duel.games());
    json.insert(QStringLiteral("errors"), duel.errors());
    json.insert(QStringLiteral("points"), points.share);
    json.insert(QStringLiteral("low"), points.low);
    json.insert(QStringLiteral("high"), points.high);
    engine::Json sides = engine::Json::object();
    for (size_t side = 0; side < 2; ++side)
        sides.insert(module.sides[side].id, duel.halves[side].share());
    json.insert(QStringLiteral("sides"), sides);
    json.insert(QStringLiteral("seconds"), duel.halves[0].seconds + duel.halves[1].seconds);
    return json;
}

// A row of a table, as the manual has it.
QByteArray toRow(const engine::Module &module, const QString &scenario, const engine::Duel &duel)
{
    const auto percent = [](double share) { return QString::number(qRound(100 * share)); };
    const auto points = duel.points();
    return QStringLiteral("| %1 | %2 | %3 | %4 % (%5–%6) | %7: %8 % | %9: %10 % |")
        .arg(module.id, scenario)
        .arg(duel.games())
        .arg(percent(points.share), percent(points.low), percent(points.high), module.sides[0].id,
             percent(duel.halves[0].share()), module.sides[1].id, percent(duel.halves[1].share()))
        .toUtf8();
}

Exit playAll(const Tournament &tournament, const engine::Module &module, bool isJson)
{
    Exit exit = Exit::Good;
    for (const engine::Scenario &scenario : module.scenarios) {
        if (!tournament.scenarios.isEmpty() && !tournament.scenarios.contains(scenario.id))
            continue;
        const auto duel = tournament.play(module, scenario.id);
        if (!duel)
            return fail(Exit::DoesNotHold, duel.error().message);
        if (isJson)
            printJson(toJson(module, scenario.id, duel.value()));
        else
            print(toRow(module, scenario.id, duel.value()));
        std::fflush(stdout);
        if (duel->errors())
            exit = Exit::DoesNotHold;
    }
    return exit;
}

// Of scenarios that are asked for by name, each must be in one of the modules.
Exit failWithout(const QString &scenario)
{
    return fail(
        Exit::CalledWrongly,
        QCoreApplication::translate("Tournament", "There is no scenario '%1'.").arg(scenario));
}

Exit runTournament(const Arguments &arguments)
{
    const auto tournament = Tournament::read(arguments);
    if (!tournament)
        return fail(Exit::CalledWrongly, tournament.error().message);
    if (!tournament->folder.isEmpty()) {
        if (const int number = engine::disk::makeFolder(tournament->folder))
            return fail(Exit::DoesNotHold,
                        engine::disk::failure(tournament->folder, number).message);
    }
    QStringList modules = arguments.plain();
    if (modules.isEmpty())
        modules = engine::ModuleFinder(QCoreApplication::applicationDirPath()).paths();
    std::vector<std::shared_ptr<const engine::Module>> opened;
    for (const QString &name : modules) {
        const auto [module, issues, exit] = openModule(name);
        if (!module)
            return exit;
        if (module->sides.size() == 2)
            opened.push_back(module);
    }
    for (const QString &scenario : tournament->scenarios) {
        if (std::none_of(opened.begin(), opened.end(),
                         [&](const auto &module) { return module->scenario(scenario); }))
            return failWithout(scenario);
    }
    Exit exit = Exit::Good;
    for (const auto &module : opened) {
        if (const Exit played =
                playAll(tournament.value(), *module, arguments.has(QStringLiteral("--json")));
            played != Exit::Good)
            exit = played;
    }
    return exit;
}

} // namespace

Command tournamentCommand()
{
    return {
        "tournament",
        "[<module>…] [--scenario S]… [--bot A --bot B] [--games N] [--seed N] [--jobs J] "
        "[--part <folder> [--shard K/N]]",
        "two bots against each other in every scenario of two sides, N numbered games with each "
        "side; prints what the first one gets of the points, between which shares that would "
        "lie with more games, and what it gets with each side; --part keeps the games in a "
        "folder and goes on with them",
        {0,
         1000,
         {},
         {QStringLiteral("--scenario"), QStringLiteral("--bot"), QStringLiteral("--games"),
          QStringLiteral("--seed"), QStringLiteral("--jobs"), QStringLiteral("--part"),
          QStringLiteral("--shard")}},
        runTournament};
}

} // namespace app
