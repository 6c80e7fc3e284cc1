// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/boardextract.h"

namespace editor {

using engine::Json;

BoardExtract::BoardExtract(const BoardModel &model, engine::TerrainTable terrain,
                           std::vector<view::MapSource::Side> sides, QRect cells)
    : m_terrain(std::move(terrain))
    , m_sides(std::move(sides))
    , m_cells(cells & QRect(0, 0, model.cells()->columns(), model.cells()->rows()))
{
    addBoard(model);
    addSpaces(model);
    addEdges(model);
    addWays(model);
}

view::MapSource BoardExtract::source() const
{
    view::MapSource source{m_map, m_terrain, m_sides, 0};
    source.cells = m_cells;
    return source;
}

std::vector<view::MapSource::Side> BoardExtract::sides(const FileContents &files)
{
    std::vector<view::MapSource::Side> found;
    const auto content = files.value(QStringLiteral("module.json"));
    const JsonText *list =
        content && content->json() ? content->json()->find({QStringLiteral("sides")}) : nullptr;
    const Json sides = list ? list->toJson() : Json();
    for (qsizetype i = 0; i < sides.size(); ++i) {
        const Json &side = sides.at(i);
        found.push_back(
            {side[u"id"].toString(), side[u"name"].toString(), side[u"color"].toString()});
    }
    return found;
}

void BoardExtract::addBoard(const BoardModel &model)
{
    engine::Board board;
    board.id = model.id();
    board.name = model.name();
    board.grid = model.cells()->grid();
    board.hexSide = model.cells()->side();
    board.page = model.page();
    board.labels = model.labels();
    const JsonText *style = model.root()->find({QStringLiteral("style")});
    board.style = style ? style->toJson() : Json::object();
    board.source = Json::object();
    board.source.insert(QStringLiteral("page"), Json::array());
    m_map.addBoard(std::move(board));
}

void BoardExtract::addSpaces(const BoardModel &model)
{
    const HexCells &cells = *model.cells();
    for (int column = m_cells.left(); column <= m_cells.right(); ++column) {
        for (int row = m_cells.top(); row <= m_cells.bottom(); ++row) {
            const int cell = cells.cellAt(column, row);
            if (model.isMissing(cell))
                continue;
            engine::Space space;
            space.id = cells.id(cell);
            space.board = 0;
            space.hex = cells.coordinate(cell);
            space.centre = cells.centre(cell);
            space.terrain = m_terrain.terrain(model.terrain(space.id));
            space.name = model.spaceName(space.id);
            space.features = model.features(space.id);
            space.features.sort();
            space.values = model.values(space.id);
            m_map.addSpace(std::move(space));
        }
    }
}

void BoardExtract::addEdges(const BoardModel &model)
{
    for (const BoardModel::Edges &edges : model.edges()) {
        const int kind = m_terrain.edge(edges.type);
        if (kind < 0)
            continue;
        const bool isDirected = m_terrain.edges[size_t(kind)].directed;
        for (const BoardModel::Pair &pair : edges.between) {
            const engine::SpaceId a = m_map.find(pair.first);
            const engine::SpaceId b = m_map.find(pair.second);
            if (!a || !b || a == b)
                continue;
            const engine::EdgeId edge = m_map.addEdge(a, b);
            m_map.edge(edge).features.push_back(
                {kind, isDirected ? a : engine::SpaceId(), edges.name});
        }
    }
}

void BoardExtract::addWays(const BoardModel &model)
{
    for (const BoardModel::Way &known : model.ways()) {
        engine::Way way;
        way.kind = m_terrain.way(known.type);
        way.name = known.name;
        bool isHere = false;
        for (const QString &space : known.spaces) {
            way.spaces.push_back(m_map.find(space));
            isHere = isHere || way.spaces.back();
        }
        if (way.kind >= 0 && isHere)
            m_map.addWay(std::move(way));
    }
}

} // namespace editor
