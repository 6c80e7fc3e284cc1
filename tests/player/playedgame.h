// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/save/savefile.h"
#include "tests/player/anygame.h"
#include "tests/player/hands/windowdriver.h"

/// Positions that take long to reach: played without a window, then opened in one.
namespace playedgame {

/// Does anything that is allowed, the same each time, until \a isThere; false: it never is.
inline bool play(app::GameController &controller,
                 const std::function<bool(app::GameController &)> &isThere, quint64 seed)
{
    for (int i = 0; i < 1500 && !controller.state().isOver(); ++i) {
        if (isThere(controller))
            return true;
        const auto &actions = controller.offer().actions;
        seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
        const bool isTired = (seed >> 40) % 6 == 0; // movement would else never end
        const engine::Action *chosen = nullptr;
        for (const engine::Action &action : actions) {
            const QString verb = controller.state().names().text(action.verb);
            // A set-up by hand would take all day, and fights are what is looked for.
            for (const char *wanted : {"ready", "begin", "attack", "fight", "plan"})
                chosen = verb == QLatin1String(wanted) ? &action : chosen;
            if (isTired && !chosen && verb == QLatin1String("done"))
                chosen = &action;
        }
        if (!chosen)
            chosen = &actions[size_t((seed >> 33) % actions.size())];
        if (!controller.perform(engine::Action(*chosen)))
            return false;
    }
    return false;
}

/// Opens the position in the window; empty: it is there, else what went wrong.
inline QString open(hands::WindowDriver &driver, const char *module, const char *scenario,
                    const std::function<bool(app::GameController &)> &isThere, quint64 seed)
{
    const QString folder = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + QLatin1String(module);
    std::unique_ptr<app::GameController> controller;
    bool isReached = false;
    for (const quint64 last = seed + 40; !isReached && seed < last; ++seed) {
        controller = anygame::started(folder, QLatin1String(scenario), seed);
        isReached = controller && play(*controller, isThere, seed);
    }
    if (!isReached)
        return QStringLiteral("no such position was reached");
    engine::SaveNotes notes;
    for (const engine::Side &side : controller->module().sides)
        notes.players.insert(side.id, QStringLiteral("human"));
    const QString path = driver.file(QStringLiteral("played.hexsave"));
    const auto written = engine::writeSave(engine::SaveGame::of(controller->game(), notes), path);
    if (!written)
        return written.error().message;
    driver.window().openFile(path);
    if (!driver.window().gamePage())
        return QStringLiteral("the game does not open");
    driver.settle();
    if (driver.page().isCovered()) {
        const QString failed = driver.press(QStringLiteral("showBoard"));
        if (!failed.isEmpty())
            return failed;
    }
    driver.settle();
    return driver.controller().state().hash() == controller->state().hash()
        ? QString()
        : QStringLiteral("another position was opened");
}

} // namespace playedgame
