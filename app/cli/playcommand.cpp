// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/gameoptions.h"
#include "engine/game/protocol/session.h"
#include "engine/game/save/savefile.h"
#include "scripting/opening.h"

#include <cstdio>
#include <iostream>
#include <string>

namespace app {

namespace {

Exit runPlay(const Arguments &arguments)
{
    const auto [module, issues, exit] = openModule(arguments.plain().first());
    if (!module)
        return exit;
    const auto setup = gameSetup(arguments, *module);
    if (!setup)
        return fail(Exit::CalledWrongly, setup.error().message);
    const QString language = arguments.value(QStringLiteral("--lang"), module->language);
    if (language != module->language && !module->languages.contains(language))
        return fail(Exit::CalledWrongly,
                    QCoreApplication::translate("Play", "%1 does not speak '%2', only: %3.")
                        .arg(module->id, language, module->languages.join(QLatin1String(", "))));
    const auto opening = scripting::Opening::start(module, setup.value());
    if (!opening)
        return fail(Exit::DoesNotHold, opening.error().message);
    const engine::Translator translator(*module, language);
    const auto kind = arguments.has(QStringLiteral("--test")) ? engine::Session::Kind::Test
                                                              : engine::Session::Kind::Real;
    engine::Session session(*opening->game, translator, kind);
    session.setSaver([](const engine::Game &played, const QString &file) {
        return engine::writeSave(engine::SaveGame::of(played), file);
    });
    std::string line;
    while (!session.isOver() && std::getline(std::cin, line)) {
        // Every line gets its reply, an empty one too: who waits for it must not wait for ever.
        printJson(session.handle(QByteArray::fromStdString(line).trimmed()));
        std::fflush(stdout);
    }
    return Exit::Good;
}

} // namespace

Command playCommand()
{
    return {"play",
            "<module> --scenario S [--seed N] [--option k=v]… [--lang xx] [--test]",
            "plays by JSON lines on the standard input",
            {1,
             1,
             {QStringLiteral("--test")},
             {QStringLiteral("--scenario"), QStringLiteral("--seed"), QStringLiteral("--option"),
              QStringLiteral("--lang")}},
            runPlay};
}

} // namespace app
