// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/module/folder/modulefinder.h"

#include <QCoreApplication>

#include <cstdio>

namespace app {

const std::vector<Command> &commands()
{
    static const std::vector<Command> all = {
        listCommand(),   newCommand(),  packCommand(),     unpackCommand(),     lintCommand(),
        testCommand(),   playCommand(), simulateCommand(), tournamentCommand(), replayCommand(),
        renderCommand(), i18nCommand(), benchCommand()};
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
