// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/programoptions.h"

#include "engine/core/manpage.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace app {

namespace {

QString text(const char *words)
{
    return QCoreApplication::translate("Main", words);
}

QString summary()
{
    return text(QT_TRANSLATE_NOOP("Main", "Plays board wargames by their real rules."));
}

QString fileHelp()
{
    return text(QT_TRANSLATE_NOOP("Main", "A game or a saved game to open."));
}

QList<QCommandLineOption> options()
{
    return {
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
    };
}

} // namespace

void describeProgram(QCommandLineParser &parser)
{
    parser.setApplicationDescription(summary());
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), fileHelp());
    parser.addOptions(options());
    // Only the installation asks for it.
    QCommandLineOption man(QStringLiteral("man"));
    man.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(man);
}

QByteArray programManPage()
{
    engine::ManPage page(QStringLiteral("hexsmith"), summary().chopped(1).toLower());
    page.section(QStringLiteral("SYNOPSIS"));
    page.line(QStringLiteral("hexsmith [options] [file...]"));
    page.section(QStringLiteral("DESCRIPTION"));
    page.paragraph(QStringLiteral(
        "The window in which games of Hexsmith are played, made and translated. A .hexmod file is "
        "installed into the library, a .hexsave file goes on where it was saved. The manual is in "
        "the menu Help."));
    page.section(QStringLiteral("OPTIONS"));
    page.item(QStringLiteral("file"), fileHelp());
    for (const QCommandLineOption &option : options()) {
        const QString name = option.names().constFirst();
        page.item((name.size() > 1 ? QStringLiteral("--") : QStringLiteral("-")) + name
                      + QStringLiteral(" <") + option.valueName() + u'>',
                  option.description());
    }
    page.section(QStringLiteral("SEE ALSO"));
    page.line(QStringLiteral("hexsmith-cli(1)"));
    return page.text();
}

} // namespace app
