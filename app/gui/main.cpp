// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/artcheck.h"
#include "app/gui/benchmark.h"
#include "app/gui/render.h"
#include "app/player/library/page/librarypage.h"
#include "app/workshop/workshop.h"
#include "engine/i18n/programlanguages.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTranslator>

#include <clocale>
#include <cstdio>

namespace {

void describe(QCommandLineParser &parser)
{
    const auto text = [](const char *words) { return QCoreApplication::translate("Main", words); };
    parser.setApplicationDescription(
        text(QT_TRANSLATE_NOOP("Main", "Plays board wargames by their real rules.")));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("file"), text(QT_TRANSLATE_NOOP("Main", "A game or a saved game to open.")));
    parser.addOptions({
        {QStringLiteral("render"),
         text(QT_TRANSLATE_NOOP("Main", "Draws the position of a module or save into -o.")),
         QStringLiteral("module")},
        {QStringLiteral("scenario"), text(QT_TRANSLATE_NOOP("Main", "Which scenario.")),
         QStringLiteral("id")},
        {QStringLiteral("o"), text(QT_TRANSLATE_NOOP("Main", "Where the picture goes.")),
         QStringLiteral("file")},
        {QStringLiteral("scale"),
         text(QT_TRANSLATE_NOOP("Main", "1: one pixel per unit of the map.")),
         QStringLiteral("factor"), QStringLiteral("1")},
        {QStringLiteral("lang"), text(QT_TRANSLATE_NOOP("Main", "Language of the texts.")),
         QStringLiteral("code")},
        {QStringLiteral("as"), text(QT_TRANSLATE_NOOP("Main", "The side whose eyes see it.")),
         QStringLiteral("side")},
        {QStringLiteral("board"), text(QT_TRANSLATE_NOOP("Main", "Which board.")),
         QStringLiteral("id")},
        {QStringLiteral("theme"), text(QT_TRANSLATE_NOOP("Main", "light or dark.")),
         QStringLiteral("name"), QStringLiteral("light")},
        {QStringLiteral("check-art"),
         text(QT_TRANSLATE_NOOP("Main", "Lists what is wrong with the counters of a module.")),
         QStringLiteral("module")},
        {QStringLiteral("benchmark"),
         text(QT_TRANSLATE_NOOP("Main", "Measures drawing and starting, writes the numbers.")),
         QStringLiteral("file")},
    });
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    // Qt takes over the system's locale; numbers of rules must not depend on it.
    std::setlocale(LC_NUMERIC, "C");
    std::setlocale(LC_COLLATE, "C");
    QApplication::setApplicationName(QStringLiteral("Hexsmith"));
    QApplication::setApplicationVersion(QStringLiteral(HEXSMITH_VERSION));
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(application.arguments())) {
        std::fprintf(stderr, "%s\n", qPrintable(parser.errorText()));
        return 2;
    }
    if (parser.isSet(QStringLiteral("help")))
        parser.showHelp();
    if (parser.isSet(QStringLiteral("version")))
        parser.showVersion();
    if (parser.isSet(QStringLiteral("render"))) {
        QTranslator translator;
        if (engine::ProgramLanguages().load(translator, parser.value(QStringLiteral("lang"))))
            QApplication::installTranslator(&translator);
        return app::render(parser);
    }
    if (parser.isSet(QStringLiteral("check-art")))
        return app::checkArtOf(parser.value(QStringLiteral("check-art")));
    if (parser.isSet(QStringLiteral("benchmark")))
        return app::benchmark(parser.value(QStringLiteral("benchmark")));

    app::Settings settings;
    settings.setRunLanguage(parser.value(QStringLiteral("lang")));
    app::Library library(QApplication::applicationDirPath(),
                         QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    library.refresh();
    app::MainWindow window(library, settings);
    app::Workshop workshop(library, settings);
    workshop.serve(window);
    window.show();
    for (const QString &file : parser.positionalArguments())
        window.openFile(file);
    return QApplication::exec();
}
