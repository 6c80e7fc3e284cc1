// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/modulefiles.h"

#include <QMap>

/// A small module that is right in every way; tests break one thing at a time.
inline QMap<QString, QByteArray> smallModule()
{
    return {
        {"module.json", R"({
  "format": 1,
  "id": "small",
  "version": "1.2.0",
  "engine": "0.1",
  "title": "Ford",
  "language": "en",
  "languages": ["en", "es"],
  "about": {"subtitle": "A small battle", "players": "1-2", "complexity": 1, "authors": ["Ane", "Bo"], "text": "Cross the river."},
  "sides": [{"id": "blue", "name": "Blue", "color": "#2F5F86", "art": {"body": "#93a9b5"}},
            {"id": "red", "name": "Red"}],
  "options": [{"id": "fog", "name": "Fog of war", "text": "Units are hidden.", "rule": "1.1", "effect": "only_tops", "initial": "off"},
              {"id": "weather", "name": "Weather", "choices": ["dry", "wet"], "initial": "wet"}], "seats": [{"id": "left", "side": "blue", "option": "weather", "choice": "dry"}, {"id": "right", "side": "blue", "option": "weather", "choice": "dry"}, {"id": "reserve", "side": "red", "option": "fog"}],
  "boards": ["map", "display", "region"],
  "scenarios": ["battle"]
})"},
        {"boards/map.json", R"({
  "format": 1,
  "id": "map",
  "name": "The ford",
  "type": "hex",
  "grid": {"columns": 4, "rows": 3, "orientation": "flat", "shifted": "even", "side": 10,
           "terrain": "clear", "missing": ["0403"]},
  "spaces": {
    "0101": {"terrain": "town", "name": "Arlen", "features": ["port", "fort"], "values": {"vp": 2}},
    "off": {"box": [100, 10, 40, 20], "name": "Off the map", "owner": "red", "contents": "owner"}
  },
  "edges": [
    {"type": "river", "name": "Arl", "between": [["0101", "0102"], ["0201", "0202"]]},
    {"type": "slope", "between": [["0102", "0103"]]}
  ],
  "ways": [{"type": "road", "name": "Old road", "spaces": ["0101", "0102", "0103"]}],
  "aliases": {"ford": "0102"},
  "links": [["0401", "off"]],
  "labels": [{"text": "Arl valley", "style": "region", "at": [20, 30], "angle": -10, "size": 12}],
  "style": {"paper": "#eeeeee"}
})"},
        {"boards/display.json", R"({
  "format": 1,
  "id": "display",
  "name": "Display",
  "type": "boxes",
  "page": [0, 0, 200, 100],
  "spaces": {
    "t1": {"box": [0, 0, 20, 20]},
    "t2": {"box": [20, 0, 20, 20]},
    "t3": {"box": [40, 0, 20, 20]},
    "cup": {"box": [60, 0, 20, 20], "kind": "cup"},
    "hand": {"box": [60, 40, 20, 20], "kind": "deck", "owner": "blue", "contents": "hidden"}
  },
  "tracks": [["t1", "t2", "t3"]]
})"},
        {"boards/region.json", R"({
  "format": 1,
  "id": "region",
  "type": "area",
  "page": [0, 0, 300, 200],
  "picture": "boards/region.svg",
  "spaces": {
    "north": {"label": [50, 50], "terrain": "town", "name": "North"},
    "south": {"label": [50, 150]},
    "west": {"label": [10, 100]}
  },
  "edges": [{"type": "river", "between": [["north", "south"]]}],
  "links": [["north", "west"]]
})"},
        {"boards/region.svg", R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200">
<path id="north" d="M0 0H300V100H0Z"/><path id="south" d="M0 100H300V200H0Z"/><path id="west" d="M0 0H10V10H0Z"/>
</svg>)"},
        {"pieces.json", R"({
  "format": 1,
  "formations": {"1A": {"name": "1st Army", "short": "1", "color": "#c8261d", "side": "blue"}},
  "templates": {"unit": {"kind": "unit", "steps": 2, "values": {"stacks": 1, "movement": 3}, "art": {"face": "counter", "ink": "#000"}}},
  "types": {
    "foot": {"template": "unit", "name": "Infantry", "mobility": "foot", "values": {"attack": [5, 3], "movement": 4}, "art": {"symbol": "infantry"}},
    "marker": {"kind": "marker", "name": "Marker"}
  },
  "pieces": [
    {"id": "B-1", "type": "foot", "formation": "1A", "name": "1st Foot", "label": "1"},
    {"id": "R-1", "type": "foot", "side": "red", "name": "Red Guard", "values": {"attack": 6, "elite": true}, "art": {"ink": "#fff"}},
    {"id": "R-2", "type": "foot", "side": "red", "steps": 1},
    {"id": "M", "type": "marker", "count": 3}
  ]
})"},
        {"tables/terrain.json", R"({
  "format": 1, "id": "terrain", "title": "Terrain effects", "rule": "1.1", "scale": 2, "classes": ["foot", "mech"],
  "terrains": [{"id": "clear", "name": "Clear", "cost": {"foot": 1, "mech": 1}, "values": {"shift": 0}},
               {"id": "town", "name": "Town", "cost": {"foot": 1}}],
  "edges": [{"id": "river", "name": "River", "cost": {"foot": 1.5, "mech": "whole"}, "stops": true, "blocks": ["zoc"]},
            {"id": "slope", "name": "Slope", "directed": true, "cost": {"foot": 1, "mech": "blocked"}}],
  "ways": [{"id": "road", "name": "Road", "cost": {"foot": 0.5}, "cancels": ["river"]}]
})"},
        {"tables/crt.json", R"({
  "format": 1, "id": "crt", "title": "Combat results", "rule": "2.0", "reconstructed": true, "source": "our own",
  "columns": ["1-2", "1-1"], "rows": [1, 2, "3"],
  "cells": [["A1", "A1"], ["", "D1"], [null, 3]],
  "legend": {"A1": "The attacker loses one step."}, "values": {"odds": [1, 2]}
})"},
        {"scenarios/battle.json", R"({
  "format": 1,
  "id": "battle",
  "title": "The battle",
  "text": "Blue crosses.",
  "victory": "Hold Arlen.",
  "first_turn": 1,
  "last_turn": 8, "values": {"reserve": 3},
  "options": {"fog": "on"},
  "variables": {"points": 4, "plan": ["left", 2]},
  "control": {"blue": ["0101", "ford"]},
  "spaces": {"0103": {"fortified": true, "control": "red"}},
  "setup": {
    "0101": ["B-1"],
    "ford": [{"piece": "R-1", "steps": 1, "facing": 2, "hidden_from": ["blue"], "properties": {"moved": true}, "carries": ["M-1"]}, "M-2"]
  },
  "arrivals": [{"turn": 3, "entry": "A", "pieces": ["R-2"]}]
})"},
        {"rules/state.json", R"({
  "format": 1,
  "variables": {"turn": {"title": "Turn"}, "target": {"initial": null},
                "points": {"initial": 0, "min": 0, "max": 10, "title": "Points"},
                "plan": {"initial": [], "seen_by": ["blue"]}},
  "pieces": {"supply": {"initial": "supplied"}, "moved": {"initial": false}, "orders": {"initial": "", "secret": true}},
  "spaces": {"fortified": {"initial": false}}
})"},
        {"rules/sequence.json", R"({
  "format": 1,
  "phases": [
    {"id": "player_turn", "name": "Player turn", "each": ["blue", "red"], "phases": [
      {"id": "movement", "name": "Movement", "rule": "1.1", "decision": "move.choose"},
      {"id": "combat", "name": "Combat", "rule": "2.0", "decision": "combat.target"}
    ]},
    {"id": "end", "name": "End of turn", "side": "red"}
  ]
})"},
        {"rules/rulebook.json", R"({
  "format": 1,
  "paragraphs": [
    {"id": "1.0", "title": "Movement"},
    {"id": "1.1", "title": "Movement points", "text": "Each unit has *points*. See [2.0]."},
    {"id": "2.0", "title": "Combat", "text": "Roll on the table."}
  ]
})"},
        {"rules/main.lua", R"(local crt = table_of "crt"
-- _"not this one"
decision "move.choose" {
  rule = "1.1",
  prompt = _"Choose a unit to move.",
  refuse = function(turn) need(false, "2.0", _("Too far: {1|hex|hexes}.")) end,
}
)"},
        {"locale/es.ts", R"(<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>module.json</name>
    <message>
        <source>Ford</source>
        <translation>Vado</translation>
    </message>
</context>
</TS>
)"},
    };
}

inline QMap<QString, QByteArray> smallModuleWithout(const QString &name)
{
    auto files = smallModule();
    files.remove(name);
    return files;
}
