// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/drawingprogram.h"
#include "engine/module/folder/modulefinder.h"

#include <QFileInfo>

namespace app {

namespace {

Exit runRender(const Arguments &arguments)
{
    const QString target = arguments.value(QStringLiteral("-o"));
    if (target.isEmpty())
        return fail(Exit::CalledWrongly,
                    QCoreApplication::translate("Command", "Say where to: -o <file.png>."));
    const engine::ModuleFinder finder(QCoreApplication::applicationDirPath());
    const auto path = finder.find(arguments.plain().first());
    if (!path)
        return fail(Exit::CalledWrongly, path.error().message);
    QStringList words = {QStringLiteral("--render"), path.value()};
    for (const char *name :
         {"--scenario", "-o", "--scale", "--lang", "--as", "--board", "--theme"}) {
        const QString option = QLatin1String(name);
        if (const QString value = arguments.value(option); !value.isEmpty())
            words << option << value;
    }
    const auto reply = runDrawingProgram(words);
    if (!reply)
        return fail(Exit::DoesNotHold, reply.error().message);
    if (reply->exitCode != 0)
        return fail(reply->exitCode == 2 ? Exit::CalledWrongly : Exit::DoesNotHold, reply->error);
    if (arguments.has(QStringLiteral("--json"))) {
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("file"), target);
        json.insert(QStringLiteral("bytes"), QFileInfo(target).size());
        printJson(json);
    }
    return Exit::Good;
}

} // namespace

Command renderCommand()
{
    return {"render",
            "<module|save> --scenario S -o <file.png> [--scale F] [--lang xx] [--as side]",
            "the map with the set-up on it",
            {1,
             1,
             {},
             {QStringLiteral("--scenario"), QStringLiteral("-o"), QStringLiteral("--scale"),
              QStringLiteral("--lang"), QStringLiteral("--as"), QStringLiteral("--board"),
              QStringLiteral("--theme")}},
            runRender};
}

} // namespace app
