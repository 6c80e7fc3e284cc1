// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/module/read/modulefinder.h"

#include <QCoreApplication>

#include <cstdio>

namespace app {

const std::vector<Command> &commands()
{
    static const std::vector<Command> all = {
        {"list", "", "the modules found", {0, 0, {}, {}}, runList},
        {"new",
         "<folder> [--template hex|area]",
         "writes a small module that already plays",
         {1, 1, {}, {QStringLiteral("--template")}},
         runNew},
        {"pack",
         "<folder> -o <file.hexmod>",
         "zips a module; equal files give equal bytes",
         {1, 1, {}, {QStringLiteral("-o")}},
         runPack},
        {"unpack",
         "<file> -o <folder>",
         "the other way round",
         {1, 1, {}, {QStringLiteral("-o")}},
         runUnpack},
        {"lint",
         "<module>",
         "every problem in one run; 0 when there is none",
         {1, 1, {}, {}},
         runLint},
        {"test",
         "<module> [--only <text>] | --mutate [--file F] [--rule R] [--sample N] [--seed N] "
         "[--jobs J] "
         "[--at-least <percent>]",
         "runs the module's tests; --mutate changes the rules one place at a time and lists the "
         "changes that no test catches",
         {1,
          1,
          {QStringLiteral("--mutate")},
          {QStringLiteral("--only"), QStringLiteral("--file"), QStringLiteral("--rule"),
           QStringLiteral("--sample"), QStringLiteral("--seed"), QStringLiteral("--jobs"),
           QStringLiteral("--at-least")}},
         runTest},
        {"play",
         "<module> --scenario S [--seed N] [--option k=v]… [--lang xx] [--test]",
         "plays by JSON lines on the standard input",
         {1,
          1,
          {QStringLiteral("--test")},
          {QStringLiteral("--scenario"), QStringLiteral("--seed"), QStringLiteral("--option"),
           QStringLiteral("--lang")}},
         runPlay},
        {"simulate",
         "<module> --scenario S --games N [--seed N] [--bot side=name]… [--option k=v]… [--jobs J] "
         "[--save <file>] [--check]",
         "whole games by bots; --check looks after each action for what the rules call impossible",
         {1,
          1,
          {QStringLiteral("--check")},
          {QStringLiteral("--scenario"), QStringLiteral("--games"), QStringLiteral("--seed"),
           QStringLiteral("--bot"), QStringLiteral("--option"), QStringLiteral("--jobs"),
           QStringLiteral("--save")}},
         runSimulate},
        {"replay",
         "<save>",
         "plays a saved game again and compares every step",
         {1, 1, {}, {QStringLiteral("--module")}},
         runReplay},
        {"render",
         "<module|save> --scenario S -o <file.png> [--scale F] [--lang xx] [--as side]",
         "the map with the set-up on it",
         {1,
          1,
          {},
          {QStringLiteral("--scenario"), QStringLiteral("-o"), QStringLiteral("--scale"),
           QStringLiteral("--lang"), QStringLiteral("--as"), QStringLiteral("--board"),
           QStringLiteral("--theme")}},
         runRender},
        {"i18n",
         "extract|stats <module> · export <module> --lang xx -o <file.po|.xlf|.ts> · "
         "import <module> <file>",
         "updates, counts, gives out or takes in a module's translations",
         {2, 3, {}, {QStringLiteral("-o"), QStringLiteral("--lang")}},
         runI18n},
        {"bench", "", "the benchmark suite", {0, 0, {}, {}}, runBench},
    };
    return all;
}

Exit fail(Exit exit, const QString &message)
{
    const QByteArray line = QString(message).replace(u'\n', u' ').toUtf8();
    std::fprintf(stderr, "hexsmith-cli: %s\n", line.constData());
    return exit;
}

void print(const QByteArray &line)
{
    std::fwrite(line.constData(), 1, size_t(line.size()), stdout);
    std::fputc('\n', stdout);
}

void printJson(const engine::Json &json)
{
    print(json.write(engine::Json::Style::Compact));
}

OpenedModule openModule(const QString &what, const QString &beside)
{
    OpenedModule opened;
    engine::ModuleFinder finder(QCoreApplication::applicationDirPath());
    if (!beside.isEmpty())
        finder.addFolder(beside);
    const auto path = finder.find(what);
    if (!path) {
        opened.exit = fail(Exit::CalledWrongly, path.error().message);
        return opened;
    }
    const auto files = engine::ModuleFiles::open(path.value());
    if (!files) {
        opened.exit = fail(Exit::DoesNotHold, what + QStringLiteral(": ") + files.error().message);
        return opened;
    }
    const engine::LoadedModule loaded = engine::loadModule(files.value());
    opened.issues = loaded.issues;
    if (loaded.isGood()) {
        opened.module = loaded.module;
        return opened;
    }
    const auto it = std::find_if(loaded.issues.begin(), loaded.issues.end(), [](const auto &one) {
        return one.severity == engine::Issue::Severity::Error;
    });
    opened.exit = fail(Exit::DoesNotHold, it == loaded.issues.end() ? what : it->toString());
    return opened;
}

} // namespace app
