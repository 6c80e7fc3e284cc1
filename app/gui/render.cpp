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

QImage picture(const OpenedGame &opened, const QCommandLineParser &parser, int board,
               const QString &language, engine::Viewer viewer, double scale)
{
    const engine::GameState &state = opened.game->state();
    const engine::Translator translator(*opened.module, language);
    const engine::TextRenderer texts(*opened.module, state.names(), translator);
    const bool isDark = parser.value(QStringLiteral("theme")) == QLatin1String("dark");
    view::BoardView view;
    view.setModule(opened.module, isDark ? view::MapTheme::Dark : view::MapTheme::Light);
    view.setBoard(board);
    view.setTexts(&texts);
    view.setPosition(&state, viewer);
    return view.wholeMap(scale);
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
    const engine::Module &module = *opened->module;
    const QString as = parser.value(QStringLiteral("as"));
    const engine::SideId side = module.side(as);
    if (!as.isEmpty() && !side)
        return fail(CalledWrongly,
                    QCoreApplication::translate("Render", "There is no side \"%1\".").arg(as));
    const int board = boardIndex(module, parser.value(QStringLiteral("board")));
    if (board < 0)
        return fail(CalledWrongly,
                    QCoreApplication::translate("Render", "There is no board \"%1\".")
                        .arg(parser.value(QStringLiteral("board"))));
    const QString language = parser.isSet(QStringLiteral("lang"))
        ? parser.value(QStringLiteral("lang"))
        : module.language;
    if (language != module.language && !module.languages.contains(language))
        return fail(CalledWrongly,
                    QCoreApplication::translate("Play", "%1 does not speak '%2', only: %3.")
                        .arg(module.id, language, module.languages.join(QLatin1String(", "))));
    const auto viewer = side ? engine::Viewer(side) : engine::Viewer::everything();
    const QImage image = picture(opened.value(), parser, board, language, viewer, scale);
    if (const auto done = view::writePicture(image, target); !done)
        return fail(DoesNotHold, done.error().message);
    return Good;
}

} // namespace app
