// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "engine/core/json.h"
#include "engine/module/read/moduleloader.h"

namespace app {

/// How a command ends; also the exit code of the program.
enum class Exit { Good = 0, DoesNotHold = 1, CalledWrongly = 2 };

/// One verb of hexsmith-cli.
struct Command
{
    const char *name;
    const char *usage; ///< What follows the name.
    const char *summary;
    Arguments::Allowed allowed;
    Exit (*run)(const Arguments &arguments);
};

/// All of them, in the order in which the help lists them.
const std::vector<Command> &commands();

/// One line on the error output; gives back the exit code for returning it at once.
Exit fail(Exit exit, const QString &message);
void print(const QByteArray &line);
void printJson(const engine::Json &json);

/// A module that a word of the command line names, or how the command ends without it.
struct OpenedModule
{
    std::shared_ptr<const engine::Module> module;
    engine::Issues issues;
    Exit exit = Exit::Good;
};
/// Says what is wrong when the module can't be used. Modules that do not ship with the program are
/// looked for in the folder \a beside, too.
OpenedModule openModule(const QString &what, const QString &beside = {});

Command listCommand();
Command newCommand();
Command packCommand();
Command unpackCommand();
Command lintCommand();
Command testCommand();
Command playCommand();
Command simulateCommand();
Command tournamentCommand();
Command replayCommand();
Command renderCommand();
Command i18nCommand();
Command benchCommand();

/// `test --mutate`: which changes of the rules the tests do not notice.
Exit runMutations(const Arguments &arguments, const engine::Module &module);

} // namespace app
