// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/benchmodule.h"

#include "engine/core/random.h"
#include "engine/module/folder/modulefinder.h"

#include <QCoreApplication>

namespace app {

namespace {

using engine::Json;

constexpr int columns = 100;
constexpr int rows = 50;
constexpr int pieces = 600;

Json parse(const char *text)
{
    return Json::parse(text, QStringLiteral("bench")).value();
}

QByteArray moduleFile()
{
    return R"({"format": 1, "id": "bench", "version": "1.0.0", "engine": "0.1", "title": "Bench",
"language": "en", "languages": ["en"], "sides": [{"id": "blue", "name": "Blue", "color": "#2F5F86"},
{"id": "red", "name": "Red", "color": "#A8431C"}], "boards": ["map"], "scenarios": ["bench"]})";
}

QByteArray boardFile()
{
    Json board = parse(R"({"format": 1, "id": "map", "name": "Map", "type": "hex"})");
    Json grid =
        parse(R"({"columns": 100, "rows": 50, "numbering": "{C}.{R}", "terrain": "clear"})");
    board.insert(QStringLiteral("grid"), grid);
    engine::Random random(7);
    Json spaces = Json::object();
    static const char *const terrains[] = {"woods", "swamp", "hills"};
    for (int column = 1; column <= columns; ++column) {
        for (int row = 1; row <= rows; ++row) {
            if (random.below(3))
                continue;
            Json space = Json::object();
            space.insert(QStringLiteral("terrain"), terrains[random.below(3)]);
            spaces.insert(QStringLiteral("%1.%2").arg(column).arg(row), space);
        }
    }
    board.insert(QStringLiteral("spaces"), spaces);
    return board.write();
}

QByteArray piecesFile()
{
    Json file =
        parse(R"({"format": 1, "types": {"unit": {"kind": "unit", "steps": 2, "mobility": "foot",
"values": {"attack": [4, 2], "defence": [4, 2], "movement": 6}}}})");
    Json list = Json::array();
    for (int i = 0; i < pieces; ++i) {
        Json piece = Json::object();
        piece.insert(QStringLiteral("id"), QStringLiteral("U%1").arg(i));
        piece.insert(QStringLiteral("type"), "unit");
        piece.insert(QStringLiteral("side"), i % 2 ? "red" : "blue");
        list.append(piece);
    }
    file.insert(QStringLiteral("pieces"), list);
    return file.write();
}

QByteArray scenarioFile()
{
    Json file =
        parse(R"({"format": 1, "id": "bench", "title": "Bench", "text": "", "last_turn": 2})");
    Json setup = Json::object();
    for (int i = 0; i < pieces; ++i) {
        const int column = (i % 2 ? 55 : 20) + i / 2 % 20;
        Json stack = Json::array();
        stack.append(QStringLiteral("U%1").arg(i));
        setup.insert(QStringLiteral("%1.%2").arg(column).arg(1 + i / 40 * 3), stack);
    }
    file.insert(QStringLiteral("setup"), setup);
    return file.write();
}

const char *const terrainFile = R"({"format": 1, "id": "terrain", "title": "Terrain", "scale": 2,
"classes": ["foot"], "terrains": [{"id": "clear", "name": "Clear", "cost": {"foot": 1}},
{"id": "woods", "name": "Woods", "cost": {"foot": 2}}, {"id": "swamp", "name": "Swamp", "cost": {"foot": 3}},
{"id": "hills", "name": "Hills", "cost": {"foot": 2}}], "edges": [], "ways": []})";

const char *const stateFile =
    R"({"format": 1, "variables": {}, "pieces": {"moved": {"initial": false}}})";

const char *const sequenceFile = R"({"format": 1, "phases": [{"id": "player", "name": "Player turn",
"each": ["blue", "red"], "phases": [{"id": "movement", "name": "Movement", "decision": "move"}]},
{"id": "end", "name": "End"}]})";

const char *const rulesFile = R"lua(
decision "move" {
  rule = "1.0", prompt = _"Move a unit",
  actions = function(game, offer)
    local enemies = game:pieces{ side = enemyOf(game.side), onMap = true }
    local blocked, zones = game:occupied{ side = enemyOf(game.side) }, game:zones(enemies)
    local moved = 0
    for _, piece in ipairs(game:pieces{ side = game.side, onMap = true, moved = false }) do
      if moved == 20 then break end
      moved = moved + 1
      offer:moves("move", piece, game:reach(piece, { allowance = piece.movement, blocked = blocked,
        zones = zones, enterZone = 1 }))
    end
    offer:button "done"
  end,
  move = function(turn, action) turn:move(action.piece, action.space) turn:set(action.piece, "moved", true) end,
  done = function(turn) turn:next() end,
}
phase "end" { enter = function(turn)
  if turn.turn >= turn.scenario.lastTurn then turn:finish{ outcome = "over" } end
  turn:set(turn:pieces{ moved = true }, "moved", false)
end }
)lua";

} // namespace

engine::ModuleFiles benchModuleFiles()
{
    return engine::ModuleFiles::fromMap(
        {{QStringLiteral("module.json"), moduleFile()},
         {QStringLiteral("boards/map.json"), boardFile()},
         {QStringLiteral("pieces.json"), piecesFile()},
         {QStringLiteral("scenarios/bench.json"), scenarioFile()},
         {QStringLiteral("tables/terrain.json"), terrainFile},
         {QStringLiteral("rules/state.json"), stateFile},
         {QStringLiteral("rules/sequence.json"), sequenceFile},
         {QStringLiteral("rules/rulebook.json"),
          R"({"format": 1, "paragraphs": [{"id": "1.0", "title": "All", "text": "Move."}]})"},
         {QStringLiteral("rules/main.lua"), rulesFile}});
}

engine::Result<std::shared_ptr<const engine::Module>> benchModule()
{
    const auto loaded = engine::loadModule(benchModuleFiles());
    if (!loaded.isGood())
        return engine::Error{engine::Error::Code::BadFormat,
                             loaded.issues.isEmpty() ? QStringLiteral("bench")
                                                     : loaded.issues.first().toString()};
    return loaded.module;
}

engine::Result<std::shared_ptr<const engine::Module>> shippedModule(const QString &id)
{
    const engine::ModuleFinder finder(QCoreApplication::applicationDirPath());
    const auto path = finder.find(id);
    if (!path)
        return path.error();
    const auto files = engine::ModuleFiles::open(path.value());
    if (!files)
        return files.error();
    const auto loaded = engine::loadModule(files.value());
    if (!loaded.isGood())
        return engine::Error{engine::Error::Code::BadFormat,
                             loaded.issues.isEmpty() ? id : loaded.issues.first().toString()};
    return loaded.module;
}

} // namespace app
