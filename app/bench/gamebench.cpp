// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/gamebench.h"

#include "app/bench/timings.h"
#include "app/player/gamepage.h"
#include "app/player/mainwindow.h"
#include "engine/core/random.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QThread>

#include <cmath>

namespace app {

namespace {

constexpr int c_gameFrames = 120;
constexpr int c_gameAnswers = 150;
constexpr int c_longestTiles = 120'000;
constexpr double c_openLimit = 1500;
constexpr double c_wholeLimit = 10;
constexpr double c_panLimit = 8;
constexpr double c_answerLimit = 100;

std::shared_ptr<const engine::Module> largest(const Library &library)
{
    std::shared_ptr<const engine::Module> found;
    for (const LibraryModule &entry : library.modules()) {
        if (entry.module && !entry.module->scenarios.empty()
            && (!found || entry.module->pieces.size() > found->pieces.size()))
            found = entry.module;
    }
    return found;
}

void waitForTiles(view::BoardView &board)
{
    QElapsedTimer clock;
    clock.start();
    do {
        QApplication::processEvents();
        QThread::msleep(5);
    } while (!board.tiles().isIdle() && clock.elapsed() < c_longestTiles);
}

/// Everything that follows a step until the window rests.
void settleWindow()
{
    for (int i = 0; i < 2; ++i) {
        QApplication::sendPostedEvents();
        QApplication::processEvents();
    }
}

std::vector<Measure> measureFrames(view::BoardView &board)
{
    QImage image(board.size(), QImage::Format_RGB32);
    Timings whole;
    board.fit();
    waitForTiles(board);
    for (int i = 0; i < c_gameFrames; ++i)
        whole.time([&] { board.render(&image); });
    Timings panned;
    board.zoomTo(1);
    waitForTiles(board);
    const QPointF start = board.visibleArea().center();
    for (int i = 0; i < c_gameFrames; ++i) {
        board.centreOnPage(start + QPointF(12.0 * i, 300 * std::sin(i / 20.0)));
        QApplication::processEvents(QEventLoop::AllEvents, 8);
        panned.time([&] { board.render(&image); });
    }
    return {whole.measure("game.whole map in view", 0.5, c_wholeLimit),
            panned.measure("game.panned frame", 0.95, c_panLimit)};
}

/// Anything that is allowed, the same each time, and all that the window shows of it.
Measure measureAnswers(GameController &controller)
{
    Timings answers;
    engine::Random random(11);
    for (int i = 0; i < c_gameAnswers && !controller.state().isOver(); ++i) {
        if (controller.isCovered())
            controller.uncover();
        const auto &actions = controller.offer().actions;
        const engine::Action action = actions[random.below(uint32_t(actions.size()))];
        answers.time([&] {
            controller.perform(action);
            settleWindow();
        });
    }
    return answers.measure("game.answer shown", 0.95, c_answerLimit);
}

} // namespace

std::vector<Measure> measureLargestGame()
{
    QTemporaryDir folder;
    Library library(QApplication::applicationDirPath(), folder.path());
    library.refresh();
    const auto module = largest(library);
    if (!module)
        return {};
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    settings.setAnimationSpeed(0);
    MainWindow window(library, settings);
    window.resize(1600, 1000);
    window.show();
    settleWindow();
    Timings open;
    engine::GameSetup setup;
    setup.scenario = module->scenarios.front().id;
    setup.seed = 3;
    QMap<QString, QString> players;
    for (const engine::Side &side : module->sides)
        players.insert(side.id, QStringLiteral("human"));
    open.time([&] {
        window.play(startGame(module, setup, players));
        settleWindow();
    });
    if (!window.gamePage())
        return {};
    std::vector<Measure> measures{open.measure("game.open", 0.5, c_openLimit)};
    for (const Measure &one : measureFrames(window.gamePage()->board()))
        measures.push_back(one);
    measures.push_back(measureAnswers(window.gamePage()->controller()));
    return measures;
}

} // namespace app
