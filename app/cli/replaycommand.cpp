// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "engine/game/save/savefile.h"
#include "scripting/opening.h"

#include <QFileInfo>

namespace app {

namespace {

void printReport(const scripting::Opening &report, const engine::LoadedSave &loaded, bool asJson)
{
    const auto total = qsizetype(loaded.save.commands.size());
    const QString hash = QString::fromLatin1(report.game->state().hash());
    if (asJson) {
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("ok"), report.differsAt() < 0 && !loaded.damaged);
        json.insert(QStringLiteral("commands"), qint64(total));
        json.insert(QStringLiteral("replayed"), qint64(report.replayed));
        json.insert(QStringLiteral("damaged"), loaded.damaged);
        json.insert(QStringLiteral("hash"), hash);
        if (report.difference) {
            json.insert(QStringLiteral("differs_at"), qint64(report.difference->command));
            json.insert(QStringLiteral("difference"), report.difference->text);
        }
        json.insert(QStringLiteral("module_differences"),
                    engine::Json::array(report.moduleDifferences));
        printJson(json);
        return;
    }
    for (const QString &line : report.moduleDifferences)
        print(line.toUtf8());
    print(QCoreApplication::translate("Replay", "%1 of %2 commands replayed, hash %3")
              .arg(report.replayed)
              .arg(total)
              .arg(hash)
              .toUtf8());
}

Exit runReplay(const Arguments &arguments)
{
    const QString file = arguments.plain().first();
    if (!QFileInfo(file).isFile())
        return fail(Exit::CalledWrongly,
                    QCoreApplication::translate("Command", "%1 is no file.").arg(file));
    const auto loaded = engine::readSave(file);
    if (!loaded)
        return fail(Exit::DoesNotHold, loaded.error().message);
    const auto [module, issues, exit] =
        openModule(arguments.value(QStringLiteral("--module"), loaded->save.moduleId),
                   QFileInfo(file).absolutePath());
    if (!module)
        return exit;
    const auto report = scripting::Opening::replay(module, loaded->save);
    if (!report)
        return fail(Exit::DoesNotHold, report.error().message);
    printReport(report.value(), loaded.value(), arguments.has(QStringLiteral("--json")));
    if (report->difference)
        return fail(Exit::DoesNotHold, report->difference->text);
    if (loaded->damaged)
        return fail(Exit::DoesNotHold,
                    loaded->issues.isEmpty() ? file : loaded->issues.first().toString());
    return Exit::Good;
}

} // namespace

Command replayCommand()
{
    return {"replay",
            "<save>",
            "plays a saved game again and compares every step",
            {1, 1, {}, {QStringLiteral("--module")}},
            runReplay};
}

} // namespace app
