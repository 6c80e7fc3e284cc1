// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/commandpages.h"
#include "engine/core/programversion.h"
#include "engine/i18n/programlanguages.h"
#include "engine/storage/disk.h"

#include <QCoreApplication>
#include <QTranslator>

#include <cerrno>
#include <clocale>
#include <cstdio>

namespace {

void printHelp()
{
    app::print(QByteArray("hexsmith-cli ") + engine::ProgramVersion::own());
    for (const app::Command &command : app::commands())
        app::print(QByteArray("  ") + command.name + ' ' + command.usage + "\n      "
                   + command.summary);
    app::print("  --json makes any command print machine-readable output.");
}

// What only the installation asks for. Nothing when the words are other ones.
std::optional<QByteArray> pageFor(const QStringList &words)
{
    if (words.first() == QLatin1String("--man"))
        return app::commandManPage();
    if (words.first() != QLatin1String("--completions"))
        return std::nullopt;
    return app::commandCompletions(words.value(1));
}

int run(QStringList words)
{
    if (words.isEmpty())
        return int(app::fail(app::Exit::CalledWrongly,
                             QCoreApplication::translate(
                                 "Command", "Say what to do; hexsmith-cli --help lists it.")));
    if (words.first() == QLatin1String("--help") || words.first() == QLatin1String("help")) {
        printHelp();
        return 0;
    }
    if (words.first() == QLatin1String("--version")) {
        app::print(QByteArray("hexsmith-cli ") + engine::ProgramVersion::own());
        return 0;
    }
    if (const auto page = pageFor(words); page && !page->isEmpty()) {
        app::print(page->trimmed());
        return 0;
    }
    const QString name = words.takeFirst();
    for (const app::Command &command : app::commands()) {
        if (name != QLatin1String(command.name))
            continue;
        if (words.contains(QLatin1String("--help"))) {
            app::print(QByteArray("usage: hexsmith-cli ") + command.name + ' ' + command.usage);
            return 0;
        }
        auto allowed = command.allowed;
        allowed.switches.append(QStringLiteral("--json"));
        const auto arguments = app::Arguments::parse(words, allowed);
        if (!arguments)
            return int(app::fail(app::Exit::CalledWrongly,
                                 arguments.error().message + QStringLiteral(" usage: hexsmith-cli ")
                                     + name + u' ' + QString::fromUtf8(command.usage)));
        return int(command.run(arguments.value()));
    }
    return int(app::fail(app::Exit::CalledWrongly,
                         QCoreApplication::translate("Command",
                                                     "There is no command '%1'; "
                                                     "hexsmith-cli --help lists them.")
                             .arg(name)));
}

// Half an answer must not look like a whole one.
int printed(int exit)
{
    const int number = std::fflush(stdout) != 0 ? errno : std::ferror(stdout) ? EIO : 0;
    if (!number || exit != 0)
        return exit;
    return int(app::fail(app::Exit::DoesNotHold,
                         engine::disk::failure(QStringLiteral("stdout"), number).message));
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("hexsmith-cli"));
    // Numbers and orders must not depend on where the program runs.
    std::setlocale(LC_NUMERIC, "C");
    std::setlocale(LC_COLLATE, "C");
    const QStringList words = QCoreApplication::arguments().mid(1);
    QTranslator translator;
    // There it names the language that is exchanged.
    const bool isExchange = words.value(0) == QLatin1String("i18n");
    if (const qsizetype at = words.indexOf(QLatin1String("--lang")); at >= 0 && !isExchange) {
        if (engine::ProgramLanguages().load(translator, words.value(at + 1)))
            QCoreApplication::installTranslator(&translator);
    }
    return printed(run(words));
}
