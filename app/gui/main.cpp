// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/artcheck.h"
#include "app/gui/benchmark.h"
#include "app/gui/programoptions.h"
#include "app/gui/render.h"
#include "app/player/library/page/librarypage.h"
#include "app/player/report/crashdialog.h"
#include "app/player/report/crashreports.h"
#include "app/player/report/programlog.h"
#include "app/workshop/workshop.h"
#include "engine/core/programversion.h"
#include "engine/i18n/programlanguages.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTranslator>

#include <clocale>
#include <cstdio>

namespace {

int play(const QCommandLineParser &parser)
{
    app::Settings settings;
    settings.setRunLanguage(parser.value(QStringLiteral("lang")));
    app::Library library(QApplication::applicationDirPath(),
                         QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    if (!library.refusal().isEmpty()) {
        QTranslator translator;
        if (engine::ProgramLanguages().load(translator, settings.language()))
            QApplication::installTranslator(&translator);
        QMessageBox::warning(nullptr, QStringLiteral("Hexsmith"), library.refusal());
        return 1;
    }
    const app::ProgramLog log(library.logPath());
    const app::CrashReports reports(library.reportsFolder());
    reports.watch();
    library.refresh();
    app::MainWindow window(library, settings);
    app::Workshop workshop(library, settings);
    workshop.serve(window);
    window.show();
    app::CrashDialog::offer(reports, window);
    for (const QString &file : parser.positionalArguments())
        window.openFile(file);
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    // Qt takes over the system's locale; numbers of rules must not depend on it.
    std::setlocale(LC_NUMERIC, "C");
    std::setlocale(LC_COLLATE, "C");
    QApplication::setApplicationName(QStringLiteral("Hexsmith"));
    QApplication::setApplicationVersion(QLatin1String(engine::ProgramVersion::own()));
    QApplication::setDesktopFileName(QStringLiteral("hexsmith"));
    QCommandLineParser parser;
    app::describeProgram(parser);
    if (!parser.parse(application.arguments())) {
        std::fprintf(stderr, "%s\n", qPrintable(parser.errorText()));
        return 2;
    }
    if (parser.isSet(QStringLiteral("help")))
        parser.showHelp();
    if (parser.isSet(QStringLiteral("version")))
        parser.showVersion();
    if (parser.isSet(QStringLiteral("man"))) {
        std::fputs(app::programManPage().constData(), stdout);
        return 0;
    }
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
    return play(parser);
}
