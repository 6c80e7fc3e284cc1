// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulation.h"
#include "engine/balance/report/balancereport.h"
#include "engine/i18n/programlanguages.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/disk.h"

#include <QDir>
#include <QFileInfo>

namespace app {

namespace {

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

engine::Result<engine::Done> writeReport(const QString &folder, const engine::Module &module,
                                         const engine::PlayedSeries &played,
                                         const QString &language)
{
    const engine::Translator translator(module, engine::moduleLanguage(module, language));
    const engine::ReportSource source(module, played, translator);
    QMap<QString, QByteArray> files;
    const auto made = engine::BalanceReport(source).files();
    for (auto it = made.begin(); it != made.end(); ++it)
        files.insert(QDir(folder).filePath(it.key()), it.value());
    return engine::writeAtomically(files);
}

Exit finish(const Arguments &arguments, const engine::Module *module,
            const engine::PlayedSeries &played)
{
    const auto summary = played.summary();
    // First, so that hours of playing are not in vain when nothing else can be written.
    printJson(toJson(summary));
    if (const QString folder = arguments.value(QStringLiteral("--report")); !folder.isEmpty()) {
        const auto written =
            writeReport(folder, *module, played, arguments.value(QStringLiteral("--lang")));
        if (!written)
            return fail(Exit::DoesNotHold, written.error().message);
    }
    return summary.errors ? Exit::DoesNotHold : Exit::Good;
}

// Before hours of playing; a report may take the place of another one.
bool makeFolder(const QString &folder)
{
    const int number = folder.isEmpty() ? 0 : engine::disk::makeFolder(folder);
    if (number)
        fail(Exit::DoesNotHold, engine::disk::failure(folder, number).message);
    return !number;
}

// Each line that says what is missing stands alone, for copying.
Exit failInLines(const QString &message)
{
    for (const QString &line : message.split(u'\n'))
        fail(Exit::DoesNotHold, line);
    return Exit::DoesNotHold;
}

// The module that the games were played with; a report of theirs needs it.
OpenedModule moduleOf(const Arguments &arguments, const engine::Series &series)
{
    OpenedModule opened = openModule(arguments.value(QStringLiteral("--module"), series.moduleId),
                                     QFileInfo(arguments.plain().first()).absolutePath());
    if (!opened.module
        || QString::fromLatin1(opened.module->files.contentHash()) == series.moduleHash)
        return opened;
    const QString message = QCoreApplication::translate(
        "Simulate", "These games were played with another version of '%1'.");
    return {nullptr, {}, fail(Exit::DoesNotHold, message.arg(series.moduleId))};
}

Exit runMerge(const Arguments &arguments)
{
    const QString folder = arguments.value(QStringLiteral("--report"));
    const auto merged = engine::mergeParts(arguments.plain());
    if (!merged)
        return failInLines(merged.error().message);
    if (folder.isEmpty())
        return finish(arguments, nullptr, merged.value());
    if (!merged->series.hasFigures)
        return fail(Exit::DoesNotHold,
                    QCoreApplication::translate(
                        "Simulate",
                        "These parts hold no figures for a report; they are counted "
                        "where games are played with --figures."));
    const OpenedModule opened = moduleOf(arguments, merged->series);
    if (!opened.module)
        return opened.exit;
    if (!makeFolder(folder))
        return Exit::DoesNotHold;
    return finish(arguments, opened.module.get(), merged.value());
}

Exit runSimulate(const Arguments &arguments)
{
    if (arguments.has(QStringLiteral("--merge")))
        return runMerge(arguments);
    if (arguments.plain().size() > 1)
        return fail(Exit::CalledWrongly,
                    QCoreApplication::translate("Simulate", "'%1' is one word too many.")
                        .arg(arguments.plain().at(1)));
    const auto [module, issues, exit] = openModule(arguments.plain().first());
    if (!module)
        return exit;
    const auto simulation = Simulation::read(arguments, module);
    if (!simulation)
        return fail(Exit::CalledWrongly, simulation.error().message);
    if (!makeFolder(arguments.value(QStringLiteral("--report"))))
        return Exit::DoesNotHold;
    const auto played = simulation->play();
    if (!played)
        return fail(Exit::DoesNotHold, played.error().message);
    const Exit finished = finish(arguments, module.get(), played.value());
    if (const QString file = arguments.value(QStringLiteral("--save")); !file.isEmpty()) {
        if (const auto done = simulation->saveFirst(file); !done)
            return fail(Exit::DoesNotHold, done.error().message);
    }
    return finished;
}

} // namespace

Command simulateCommand()
{
    return {
        "simulate",
        "<module> --scenario S --games N [--seed N] [--bot side=name]… [--option k=v]… [--jobs J] "
        "[--save <file>] [--check] [--report <folder>] [--lang xx] [--part <file> [--shard K/N] "
        "[--figures]], or --merge <file>… [--report <folder>] [--module <module>]",
        "whole games by bots; --check looks after each action for what the rules call impossible; "
        "--report tells of the balance with tables and pictures; --part keeps the games in a file "
        "and goes on with it, --shard plays only the K-th of N parts of them, --figures counts for "
        "a report, --merge tells what all parts came to",
        {1,
         engine::Series::mostParts,
         {QStringLiteral("--check"), QStringLiteral("--figures"), QStringLiteral("--merge")},
         {QStringLiteral("--scenario"), QStringLiteral("--games"), QStringLiteral("--seed"),
          QStringLiteral("--bot"), QStringLiteral("--option"), QStringLiteral("--jobs"),
          QStringLiteral("--save"), QStringLiteral("--shard"), QStringLiteral("--part"),
          QStringLiteral("--report"), QStringLiteral("--module"), QStringLiteral("--lang")}},
        runSimulate};
}

} // namespace app
