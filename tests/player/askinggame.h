// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/board/boardinput.h"
#include "tests/engine/module/smallmodule.h"
#include "tests/player/tutorialgame.h"

/// Games that ask one question of a test's own, on a board that is used by hand.
namespace askinggame {

/// The small module with three blue units and chits in the cup; every phase asks \a decision.
inline QMap<QString, QByteArray> asking(const QByteArray &decision)
{
    auto files = smallModule();
    files["pieces.json"].replace(
        R"({"id": "R-2")",
        R"({"id": "B-2", "type": "foot", "formation": "1A", "name": "2nd Foot"},
           {"id": "B-3", "type": "foot", "formation": "1A", "name": "3rd Foot"}, {"id": "R-2")");
    files["scenarios/battle.json"].replace(
        R"("0101": ["B-1"],)",
        R"("0101": ["B-1"], "0201": ["B-2"], "0301": ["B-3"], "cup": ["M-3"],)");
    files["rules/sequence.json"].replace(R"("side": "red"})",
                                         R"("side": "red", "decision": "end"})");
    files["rules/main.lua"] = "local verbs = {\n rule = \"1.1\",\n" + decision + R"(
  pass = { label = _"Pass", run = function(turn) turn:next() end },
}
decision "move.choose" (verbs)
decision "combat.target" (verbs)
decision "end" (verbs)
query "odds" (function(game, args)
  return { column = "1-1", attack = { total = 5, units = {
    { piece = game:piece"B-1", value = 2.5, factors = { { value = 0.5, text = text(_"River"), rule = "1.1" } } },
    { piece = game:piece"B-2", value = 5 } } } }
end)
)";
    return files;
}

inline std::unique_ptr<app::GameController> started(const QMap<QString, QByteArray> &files)
{
    const auto loaded = engine::loadModule(engine::ModuleFiles::fromMap(files));
    if (!loaded.isGood())
        qFatal("%s", qPrintable(loaded.issues.first().toString()));
    auto rules = scripting::LuaRules::load(*loaded.module);
    if (!rules)
        qFatal("%s", qPrintable(rules.error().message));
    std::shared_ptr<engine::Rules> shared = std::move(rules).value();
    auto game = engine::Game::start(*loaded.module, *shared, {QStringLiteral("battle"), {}, 1});
    if (!game)
        qFatal("%s", qPrintable(game.error().message));
    return std::make_unique<app::GameController>(loaded.module, shared, std::move(game).value());
}

/// A board that shows a game and is used by hand.
struct Table
{
    explicit Table(app::GameController &game)
        : controller(game)
        , input(game, board)
    {
        board.setModule(game.sharedModule(), view::MapTheme::Light);
        board.setPosition(&game.state(), game.viewer());
        input.setActive(true); // another module on the board takes the marks away
        QObject::connect(&app::GameWishes::of(game), &app::GameWishes::actionChosen, &game,
                         [&game](const engine::Action &action) { QVERIFY(game.perform(action)); });
        QObject::connect(&game, &app::GameController::changed, &board, [this] { board.refresh(); });
        panels::show(board, {700, 500});
    }
    engine::PieceId piece(const char *id) const
    {
        return controller.module().piece(QLatin1String(id));
    }
    engine::SpaceId space(const char *id) const
    {
        return controller.module().map.find(QLatin1String(id));
    }

    app::GameController &controller;
    view::BoardView board;
    app::BoardInput input;
};

} // namespace askinggame
