// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulation.h"

#include "app/cli/gameoptions.h"
#include "app/cli/shard.h"
#include "engine/game/save/savefile.h"
#include "scripting/opening.h"

#include <QElapsedTimer>

namespace app {

namespace {

QString whatIsBroken(engine::Game &game)
{
    const auto broken = game.rules().broken(game.state());
    return broken ? broken->join(u'\n') : broken.error().message;
}

} // namespace

engine::Result<Simulation> Simulation::read(const Arguments &arguments,
                                            std::shared_ptr<const engine::Module> module)
{
    const auto setup = gameSetup(arguments, *module);
    if (!setup)
        return setup.error();
    const auto games = arguments.number(QStringLiteral("--games"), 1, 1, engine::Series::mostGames);
    if (!games)
        return games.error();
    const auto jobs = arguments.number(QStringLiteral("--jobs"), 1, 1, 256);
    if (!jobs)
        return jobs.error();
    Simulation simulation;
    simulation.m_module = std::move(module);
    simulation.m_series = engine::Series::of(*simulation.m_module, setup.value());
    simulation.m_series.games = int(games.value());
    simulation.m_series.isChecked = arguments.has(QStringLiteral("--check"));
    simulation.m_series.hasFigures = arguments.has(QStringLiteral("--figures"))
        || !arguments.value(QStringLiteral("--report")).isEmpty();
    simulation.m_jobs = int(jobs.value());
    simulation.m_part = arguments.value(QStringLiteral("--part"));
    if (const auto bots = simulation.readBots(arguments); !bots)
        return bots.error();
    const auto shard = Shard::read(arguments);
    if (!shard)
        return shard.error();
    simulation.m_series.part = shard->part;
    simulation.m_series.parts = shard->parts;
    return simulation;
}

engine::Result<engine::Done> Simulation::readBots(const Arguments &arguments)
{
    for (const QString &pair : arguments.values(QStringLiteral("--bot"))) {
        const qsizetype equals = pair.indexOf(u'=');
        const QString side = equals < 0 ? QString() : pair.left(equals);
        const QString bot = pair.mid(equals + 1);
        if (equals >= 0 && !m_module->side(side) && !m_module->seat(side))
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
            m_series.bots.insert(side, bot);
        for (const engine::Side &one : m_module->sides) {
            if (equals < 0)
                m_series.bots.insert(one.id, bot);
        }
    }
    return engine::Done{};
}

engine::Result<engine::PlayedSeries> Simulation::playHere(const engine::SeriesPlayer &player) const
{
    std::vector<int> numbers;
    for (int number = m_series.first(); number < m_series.end(); ++number)
        numbers.push_back(number);
    engine::PlayedSeries played(m_series);
    QElapsedTimer clock;
    clock.start();
    const auto done = player.play(numbers, m_jobs, scripting::rulesMaker(*m_module),
                                  [&](engine::PlayedGame game) {
                                      played.add(std::move(game));
                                      return true;
                                  });
    if (!done)
        return done.error();
    played.seconds = double(clock.nsecsElapsed()) / 1e9;
    return played;
}

engine::Result<engine::PlayedSeries> Simulation::playPart(const engine::SeriesPlayer &player) const
{
    const auto part = engine::PartFile::open(m_part, m_series);
    if (!part)
        return part.error();
    engine::Result<engine::Done> written = engine::Done{};
    const auto done = player.play(part.value()->missing(), m_jobs, scripting::rulesMaker(*m_module),
                                  [&](const engine::PlayedGame &game) {
                                      written = part.value()->append(game);
                                      return bool(written);
                                  });
    if (!done)
        return done.error();
    return written ? engine::readPart(m_part) : written.error();
}

engine::Result<engine::PlayedSeries> Simulation::play() const
{
    engine::SeriesPlayer player(*m_module, m_series);
    if (m_series.isChecked)
        player.setWatch(whatIsBroken);
    return m_part.isEmpty() ? playHere(player) : playPart(player);
}

engine::Result<engine::Done> Simulation::saveFirst(const QString &file) const
{
    const auto opening = scripting::Opening::start(m_module, m_series.setup(1));
    if (!opening)
        return opening.error();
    engine::SeriesPlayer(*m_module, m_series).playout().play(*opening->game, m_series.seed);
    return engine::writeSave(engine::SaveGame::of(*opening->game), file);
}

} // namespace app
