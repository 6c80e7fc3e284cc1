// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapsource.h"

#include <QStringList>

/// A small board with every kind of ground, hexside and way, made without files.
class MapFixture
{
public:
    using Layout = engine::HexGrid::Layout;

    explicit MapFixture(int columns = 14, int rows = 12);
    explicit MapFixture(const Layout &layout);

    view::MapSource source() const;
    engine::SpaceId hex(int column, int row) const { return m_hexes[size_t(column)][size_t(row)]; }
    engine::Map &map() { return m_map; }

    void setTerrain(int column, int row, const char *terrain);
    void setName(int column, int row, const char *name);
    void setValue(int column, int row, const char *key, const engine::Json &value);
    void addFeature(int column, int row, const char *feature);
    void addEdge(const char *kind, engine::SpaceId a, engine::SpaceId b, const char *name = "");
    /// A kind of edge on every second side along a line of hexes: a zigzag between two columns.
    void addEdgesBetweenColumns(const char *kind, int column, int firstRow, int lastRow,
                                const char *name = "");
    void addWay(const char *kind, const std::vector<engine::SpaceId> &hexes);
    /// Hexes straight along a row, each beside the next.
    std::vector<engine::SpaceId> alongRow(int row, int firstColumn, int lastColumn) const;
    /// A coast, woods, swamps, heights, a lake, rivers, roads, towns, a border and a fortress.
    void furnish();
    /// \a style of the board; to be called before the board is used.
    static engine::Json quietStyle();

private:
    static Layout plainLayout(int columns, int rows);
    void declareTerrain();
    void makeHexes();

    engine::Map m_map;
    engine::TerrainTable m_terrain;
    std::vector<std::vector<engine::SpaceId>> m_hexes;
};

inline MapFixture::Layout MapFixture::plainLayout(int columns, int rows)
{
    Layout layout;
    layout.columns = columns;
    layout.rows = rows;
    return layout;
}

inline MapFixture::MapFixture(int columns, int rows)
    : MapFixture(plainLayout(columns, rows))
{
}

inline MapFixture::MapFixture(const Layout &layout)
{
    declareTerrain();
    engine::Board board;
    board.id = QStringLiteral("map");
    board.grid = engine::HexGrid(layout);
    board.style = quietStyle();
    m_map.addBoard(board);
    makeHexes();
}

inline engine::Json MapFixture::quietStyle()
{
    engine::Json style = engine::Json::object();
    style.insert(QStringLiteral("key"), false);
    return style;
}

inline void MapFixture::declareTerrain()
{
    for (const char *id : {"clear", "forest", "swamp", "rough", "hill", "mountain", "sea", "lake",
                           "village", "town", "city", "great_city"})
        m_terrain.terrains.push_back({QLatin1String(id), QLatin1String(id), {}, {}});
    for (const char *id : {"river", "major_river", "lake", "coast", "defensive_line", "fortress",
                           "border", "front_line", "slope"})
        m_terrain.edges.push_back({QLatin1String(id), QLatin1String(id), {}, false, false, {}, {}});
    for (const char *id : {"road", "track", "autobahn", "rail"})
        m_terrain.ways.push_back({QLatin1String(id), QLatin1String(id), {}, {}, {}});
}

inline void MapFixture::makeHexes()
{
    const engine::HexGrid &grid = *m_map.boards().front().grid;
    const auto &layout = grid.layout();
    for (int column = 0; column < layout.columns; ++column) {
        m_hexes.emplace_back();
        for (int row = 0; row < layout.rows; ++row) {
            engine::Space space;
            space.id = grid.number(column, row);
            space.board = 0;
            space.terrain = 0;
            space.hex = grid.coordinate(column, row);
            space.centre = grid.centre(column, row, 48);
            m_hexes.back().push_back(m_map.addSpace(space));
        }
    }
}

inline view::MapSource MapFixture::source() const
{
    return {m_map,
            m_terrain,
            {{QStringLiteral("blue"), QStringLiteral("Blue"), QStringLiteral("#2f5f86")}},
            0,
            nullptr};
}

inline void MapFixture::setTerrain(int column, int row, const char *terrain)
{
    m_map.space(hex(column, row)).terrain = m_terrain.terrain(QString::fromLatin1(terrain));
}

inline void MapFixture::setName(int column, int row, const char *name)
{
    m_map.space(hex(column, row)).name = QString::fromUtf8(name);
}

inline void MapFixture::setValue(int column, int row, const char *key, const engine::Json &value)
{
    m_map.space(hex(column, row)).values.insert(QLatin1String(key), value);
}

inline void MapFixture::addFeature(int column, int row, const char *feature)
{
    m_map.space(hex(column, row)).features.append(QLatin1String(feature));
}

inline void MapFixture::addEdge(const char *kind, engine::SpaceId a, engine::SpaceId b,
                                const char *name)
{
    engine::EdgeFeature feature;
    feature.kind = m_terrain.edge(QString::fromLatin1(kind));
    feature.name = QString::fromUtf8(name);
    m_map.edge(m_map.addEdge(a, b)).features.push_back(feature);
}

inline void MapFixture::addEdgesBetweenColumns(const char *kind, int column, int firstRow,
                                               int lastRow, const char *name)
{
    const engine::HexGrid &grid = *m_map.boards().front().grid;
    const double reach = 48 * 1.8;
    for (int row = firstRow; row <= lastRow; ++row) {
        for (int other = std::max(firstRow, row - 1); other <= std::min(lastRow, row + 1);
             ++other) {
            const QPointF off = grid.centre(column, row, 48) - grid.centre(column + 1, other, 48);
            if (QPointF::dotProduct(off, off) < reach * reach)
                addEdge(kind, hex(column, row), hex(column + 1, other), name);
        }
    }
}

inline void MapFixture::addWay(const char *kind, const std::vector<engine::SpaceId> &hexes)
{
    m_map.addWay({m_terrain.way(QString::fromLatin1(kind)), {}, hexes});
}

inline std::vector<engine::SpaceId> MapFixture::alongRow(int row, int firstColumn,
                                                         int lastColumn) const
{
    std::vector<engine::SpaceId> hexes;
    for (int column = firstColumn; column <= lastColumn; ++column)
        hexes.push_back(hex(column, row));
    return hexes;
}

inline void MapFixture::furnish()
{
    for (int row = 0; row < 12; ++row) {
        for (int column = 0; column < 3; ++column)
            setTerrain(column, row, row < 9 || column < 2 ? "sea" : "clear");
    }
    for (int column = 4; column < 7; ++column) {
        setTerrain(column, 2, "forest");
        setTerrain(column, 3, "forest");
        setTerrain(column, 9, "swamp");
    }
    for (int row = 1; row < 4; ++row) {
        setTerrain(9, row, "rough");
        setTerrain(10, row, "hill");
        setTerrain(11, row, "mountain");
    }
    setTerrain(12, 8, "lake");
    setTerrain(8, 6, "city");
    setTerrain(5, 6, "town");
    setTerrain(11, 6, "village");
    setName(8, 6, "Großenstein");
    setName(5, 6, "Arlen");
    setName(11, 6, "Furt");
    setName(9, 9, "Kreuz");
    setValue(8, 6, "vp", 3);
    setValue(5, 6, "vp", 1);
    setValue(13, 6, "supply", QStringLiteral("blue"));
    setValue(13, 6, "entry", QStringLiteral("A"));
    addFeature(5, 6, "port");
    addFeature(1, 3, "spit");
    addFeature(1, 4, "spit");
    addEdgesBetweenColumns("river", 6, 0, 11, "Arle");
    addEdgesBetweenColumns("major_river", 9, 4, 11, "Strom");
    addEdgesBetweenColumns("border", 11, 0, 7);
    addEdgesBetweenColumns("defensive_line", 7, 2, 9);
    addEdgesBetweenColumns("front_line", 3, 0, 5);
    addEdgesBetweenColumns("slope", 9, 0, 3);
    addEdge("lake", hex(12, 9), hex(13, 9));
    addEdge("coast", hex(3, 9), hex(3, 10));
    addEdge("fortress", hex(8, 6), hex(8, 5));
    addEdge("fortress", hex(8, 6), hex(8, 7));
    addWay("road", alongRow(6, 3, 13));
    addWay("rail", alongRow(6, 5, 11));
    addWay("autobahn", alongRow(8, 4, 11));
    addWay("track", alongRow(4, 4, 10));
}
