// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/render.h"

#include "app/player/game/openedgame.h"
#include "app/view/board/boardview.h"
#include "app/view/picturefile.h"
#include "engine/i18n/textrenderer.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QStandardPaths>

#include <cstdio>

namespace app {

namespace {

enum Exit { Good = 0, DoesNotHold = 1, CalledWrongly = 2 };

int fail(Exit exit, const QString &message)
{
    std::fprintf(stderr, "%s\n", qPrintable(message));
    return exit;
}

engine::Result<OpenedGame> openModule(const QString &path, const QString &scenario)
{
    auto files = engine::ModuleFiles::open(path);
    if (!files)
        return files.error();
    const engine::LoadedModule loaded = engine::loadModule(std::move(files).value());
    if (!loaded.isGood()) {
        const auto worst =
            std::find_if(loaded.issues.begin(), loaded.issues.end(), [](const auto &one) {
                return one.severity == engine::Issue::Severity::Error;
            });
        return engine::Error{engine::Error::Code::BadFormat,
                             worst == loaded.issues.end() ? path : worst->toString()};
    }
    engine::GameSetup setup;
    setup.scenario = scenario.isEmpty() && !loaded.module->scenarios.empty()
        ? loaded.module->scenarios.front().id
        : scenario;
    return startGame(loaded.module, setup, {});
}

engine::Result<OpenedGame> openSave(const QString &path)
{
    Library library(QCoreApplication::applicationDirPath(),
                    QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    library.refresh();
    return openGame(path, library);
}

/// The first one for no id, -1 for an unknown one.
int boardIndex(const engine::Module &module, const QString &id)
{
    const auto &boards = module.map.boards();
    const auto found = std::find_if(boards.begin(), boards.end(), [&](const engine::Board &one) {
        return id.isEmpty() || one.id == id;
    });
    return found == boards.end() ? -1 : int(found - boards.begin());
}

/// What is to be seen, and by whom.
struct Wanted
{
    int board = 0;
    QString language;
    engine::Viewer viewer = engine::Viewer::everything();
    double scale = 1;
    bool isDark = false;
};

/// Fails on what the module does not have.
engine::Result<Wanted> wantedOf(const QCommandLineParser &parser, const engine::Module &module)
{
    const auto wrong = [](const QString &message) {
        return engine::Error{engine::Error::Code::NotFound, message};
    };
    Wanted wanted;
    const QString as = parser.value(QStringLiteral("as"));
    const engine::SideId side = module.side(as);
    if (!as.isEmpty() && !side)
        return wrong(QCoreApplication::translate("Render", "There is no side \"%1\".").arg(as));
    if (side)
        wanted.viewer = engine::Viewer(side);
    const QString board = parser.value(QStringLiteral("board"));
    wanted.board = boardIndex(module, board);
    if (wanted.board < 0)
        return wrong(QCoreApplication::translate("Render", "There is no board \"%1\".").arg(board));
    wanted.language = parser.isSet(QStringLiteral("lang")) ? parser.value(QStringLiteral("lang"))
                                                           : module.language;
    if (wanted.language != module.language && !module.languages.contains(wanted.language))
        return wrong(
            QCoreApplication::translate("Play", "%1 does not speak '%2', only: %3.")
                .arg(module.id, wanted.language, module.languages.join(QLatin1String(", "))));
    wanted.isDark = parser.value(QStringLiteral("theme")) == QLatin1String("dark");
    wanted.scale = parser.value(QStringLiteral("scale")).toDouble();
    return wanted;
}

QImage picture(const OpenedGame &opened, const Wanted &wanted)
{
    const engine::GameState &state = opened.game->state();
    const engine::Translator translator(*opened.module, wanted.language);
    const engine::TextRenderer texts(*opened.module, state.names(), translator);
    view::BoardView view;
    view.setModule(opened.module, wanted.isDark ? view::MapTheme::Dark : view::MapTheme::Light);
    view.setBoard(wanted.board);
    view.setTexts(&texts);
    view.setPosition(&state, wanted.viewer);
    return view.wholeMap(wanted.scale);
}

} // namespace

int render(const QCommandLineParser &parser)
{
    const QString path = parser.value(QStringLiteral("render"));
    const QString target = parser.value(QStringLiteral("o"));
    bool isNumber = false;
    const double scale = parser.value(QStringLiteral("scale")).toDouble(&isNumber);
    if (target.isEmpty())
        return fail(CalledWrongly,
                    QCoreApplication::translate("Render", "Say where to: -o <file.png>."));
    if (!isNumber || scale < 0.05 || scale > 8)
        return fail(CalledWrongly,
                    QCoreApplication::translate("Render", "The scale is a number from 0.05 to 8."));
    if (!QFileInfo::exists(path))
        return fail(CalledWrongly,
                    QCoreApplication::translate("Render", "There is no file %1.").arg(path));
    const bool isSave = QFileInfo(path).suffix() == QLatin1String("hexsave");
    const auto opened =
        isSave ? openSave(path) : openModule(path, parser.value(QStringLiteral("scenario")));
    if (!opened)
        return fail(opened.error().code == engine::Error::Code::NotFound ? CalledWrongly
                                                                         : DoesNotHold,
                    opened.error().message);
    const auto wanted = wantedOf(parser, *opened->module);
    if (!wanted)
        return fail(CalledWrongly, wanted.error().message);
    const QImage image = picture(opened.value(), wanted.value());
    if (const auto done = view::writePicture(image, target); !done)
        return fail(DoesNotHold, done.error().message);
    return Good;
}

} // namespace app
