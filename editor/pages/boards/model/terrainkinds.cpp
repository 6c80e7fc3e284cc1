// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/terrainkinds.h"

namespace editor {

using engine::Json;
using engine::TerrainTable;

namespace {

template<typename Kind> Kind kindOf(const Json &json)
{
    Kind kind;
    kind.id = json[u"id"].toString();
    kind.name = json[u"name"].toString(kind.id);
    kind.values = json[u"values"].isObject() ? json[u"values"] : Json::object();
    return kind;
}

} // namespace

QString terrainFile()
{
    return QStringLiteral("tables/terrain.json");
}

TerrainTable terrainKinds(const FileContents &files)
{
    TerrainTable table;
    const auto content = files.value(terrainFile());
    if (!content || !content->json())
        return table;
    const Json json = content->json()->toJson();
    const Json &terrains = json[u"terrains"];
    for (qsizetype i = 0; i < terrains.size(); ++i)
        table.terrains.push_back(kindOf<TerrainTable::Terrain>(terrains.at(i)));
    const Json &edges = json[u"edges"];
    for (qsizetype i = 0; i < edges.size(); ++i) {
        table.edges.push_back(kindOf<TerrainTable::EdgeKind>(edges.at(i)));
        table.edges.back().directed = edges.at(i)[u"directed"].toBool();
    }
    const Json &ways = json[u"ways"];
    for (qsizetype i = 0; i < ways.size(); ++i)
        table.ways.push_back(kindOf<TerrainTable::WayKind>(ways.at(i)));
    const Json &classes = json[u"classes"];
    for (qsizetype i = 0; i < classes.size(); ++i)
        table.classes.append(classes.at(i).toString());
    return table;
}

} // namespace editor
