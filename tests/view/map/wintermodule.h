// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/moduleloader.h"
#include "engine/state/gamestate.h"

/// A small map with everything that winter maps may have, read from its files.
class WinterModule
{
public:
    static constexpr int column = 5; ///< Through which the river flows.

    /// \a style: members of the board's style besides those that it always has.
    explicit WinterModule(const QByteArray &style = {})
        : module(loaded(style).module)
    {
    }

    static engine::LoadedModule loaded(const QByteArray &style)
    {
        return engine::loadModule(engine::ModuleFiles::fromMap(
            {{QStringLiteral("module.json"), R"({"format": 1, "id": "winter", "version": "1.0",
                  "engine": "0.1", "title": "Winter", "language": "en", "languages": ["en"],
                  "sides": [{"id": "blue", "name": "Blue", "color": "#2F5F86"}],
                  "boards": ["map"], "scenarios": []})"},
             {QStringLiteral("pieces.json"), R"({"format": 1, "pieces": []})"},
             {QStringLiteral("rules/sequence.json"),
              R"({"format": 1, "phases": [{"id": "all", "name": "All"}]})"},
             {QStringLiteral("rules/state.json"), R"({"format": 1,
                  "variables": {"weather": {"initial": "frost"}},
                  "spaces": {"bunker": {"initial": 0}, "mined": {"initial": false},
                             "plan": {"initial": 0, "secret": true}}})"},
             {QStringLiteral("tables/terrain.json"), R"({"format": 1, "id": "terrain",
                  "classes": ["foot"],
                  "terrains": [{"id": "clear", "cost": {"foot": 1}},
                               {"id": "forest", "cost": {"foot": 1}},
                               {"id": "city", "cost": {"foot": 1}}],
                  "edges": [{"id": "lake_full"}, {"id": "lake_partial"}, {"id": "slope"}],
                  "ways": [{"id": "river"}, {"id": "stream"},
                           {"id": "road", "cost": {"foot": 1}}]})"},
             {QStringLiteral("boards/map.json"), board(style)}}));
    }

    engine::SpaceId hex(const char *id) const { return module->map.find(QString::fromLatin1(id)); }
    std::unique_ptr<engine::GameState> state() const
    {
        return std::make_unique<engine::GameState>(*module,
                                                   std::make_shared<engine::GameSetting>());
    }
    void setWeather(engine::GameState &state, const char *weather) const
    {
        const int index = module->state.variable.value(module->names.find(QByteArray("weather")));
        state.apply(engine::change::SetVariable{
            index, engine::Value::word(state.names().intern(QByteArray(weather)))});
    }
    void setProperty(engine::GameState &state, const char *space, const char *property,
                     engine::Value value) const
    {
        const int index =
            module->state.spaceProperty.value(module->names.find(QByteArray(property)));
        state.apply(engine::change::SetSpaceProperty{hex(space), index, value});
    }

    std::shared_ptr<const engine::Module> module;

private:
    static QByteArray board(const QByteArray &style)
    {
        return R"({"format": 1, "id": "map", "name": "Map", "type": "hex",
            "grid": {"columns": 14, "rows": 12, "numbering": "{CC}{RR}", "side": 48,
                     "terrain": "clear"},
            "style": {"key": false)"
            + (style.isEmpty() ? QByteArray() : ",\n" + style) + R"(},
            "spaces": {
              "0505": {"features": ["bridge"]},
              "1001": {"terrain": "forest"}, "1002": {"terrain": "forest"},
              "1101": {"terrain": "forest", "features": ["high_ground"]},
              "1102": {"features": ["high_ground"]}, "1201": {"terrain": "forest"},
              "1109": {"terrain": "city", "name": "Citadel", "values": {"city": "Luki"}},
              "1110": {"terrain": "city", "name": "Station", "values": {"city": "Luki"}},
              "1210": {"terrain": "city", "values": {"city": "Luki"}}
            },
            "edges": [
              {"type": "lake_full", "name": "Ivan", "between": [["0808", "0807"]]},
              {"type": "lake_partial", "name": "Ale", "between": [["0811", "0810"]]}
            ],
            "ways": [
              {"type": "river", "name": "Lovat",
               "spaces": ["0501", "0502", "0503", "0504", "0505", "0506", "0507", "0508", "0509"]},
              {"type": "stream", "name": "Laza", "spaces": ["0503", "0603", "0703", "0803"]},
              {"type": "road", "spaces": ["0405", "0505", "0605", "0705", "0805", "0905"]},
              {"type": "road", "spaces": ["0407", "0507", "0607"]}
            ]})";
    }
};
