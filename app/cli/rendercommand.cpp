// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "engine/module/modulefinder.h"

#include <QFileInfo>
#include <QProcess>

namespace app {

// Drawing needs graphics, which this program stays free of: the one with windows lies beside it.
Exit runRender(const Arguments &arguments)
{
    if (arguments.value(QStringLiteral("-o")).isEmpty())
        return fail(Exit::CalledWrongly,
                    QCoreApplication::translate("Command", "Say where to: -o <file.png>."));
    const engine::ModuleFinder finder(QCoreApplication::applicationDirPath());
    const auto path = finder.find(arguments.plain().first());
    if (!path)
        return fail(Exit::CalledWrongly, path.error().message);
    const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/hexsmith");
    if (!QFileInfo(program).isExecutable())
        return fail(Exit::DoesNotHold,
                    QCoreApplication::translate("Command",
                                                "Drawing needs the program hexsmith beside "
                                                "hexsmith-cli; it is not there."));
    QStringList words = {QStringLiteral("--render"), path.value()};
    for (const char *name : {"--scenario", "-o", "--scale", "--lang", "--as", "--board", "--theme"}) {
        const QString option = QLatin1String(name);
        if (const QString value = arguments.value(option); !value.isEmpty())
            words << option << value;
    }
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(program, words);
    if (!process.waitForStarted() || !process.waitForFinished(-1))
        return fail(Exit::DoesNotHold, process.errorString());
    if (process.exitStatus() != QProcess::NormalExit)
        return fail(Exit::DoesNotHold,
                    QCoreApplication::translate("Command", "The drawing program stopped early."));
    return process.exitCode() == 0 ? Exit::Good
        : process.exitCode() == 2  ? Exit::CalledWrongly
                                   : Exit::DoesNotHold;
}

} // namespace app
