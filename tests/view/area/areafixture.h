// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapsource.h"

/// Three areas on two shores of a river, with signs, boxes and a start line, made without files.
class AreaFixture
{
public:
    AreaFixture()
    {
        using engine::Json;
        for (const char *id : {"open", "broken", "difficult"})
            m_terrain.terrains.push_back({QLatin1String(id), QLatin1String(id), {}, {}});
        for (const char *id : {"river", "strait"})
            m_terrain.edges.push_back(
                {QLatin1String(id), QLatin1String(id), {}, false, false, {}, {}});
        engine::Board board;
        board.id = QStringLiteral("map");
        board.kind = engine::Board::Kind::Area;
        board.page = {-70, -70, 1040, 1060};
        board.style = Json::parse(R"({
            "title": "Two shores", "year": "1941", "caption": "A try", "cartouche": [20, 420], "zone": "far",
            "panels": [[[700, 560], [800, 560], [800, 660]]],
            "lines": [{"look": "red", "name": "Front", "parts": [[[400, 500], [600, 420], [780, 400]]]}]})",
                                  QStringLiteral("style"))
                          .value();
        board.labels.push_back({QStringLiteral("Sea"), QStringLiteral("sea"), {450, 60}, 0, 30});
        m_map.addBoard(board);
        const auto west = add("1", "West", 0, {200, 300}, {"city"},
                              {{100, 100}, {400, 120}, {430, 300}, {400, 500}, {90, 480}});
        const auto east =
            add("H", "East", 2, {600, 250}, {"far"},
                {{400, 120}, {800, 100}, {780, 400}, {600, 420}, {400, 500}, {430, 300}});
        const auto south = add("S1", "South", 1, {650, 560}, {"victory"},
                               {{400, 500}, {600, 420}, {780, 400}, {800, 660}, {420, 650}});
        m_map.space(east).values.insert(QStringLiteral("port"), QStringLiteral("blue"));
        m_map.space(south).values.insert(QStringLiteral("source"), QStringLiteral("red"));
        join("river", west, east, "Arle");
        join("strait", west, south, "");
        addBox("t1", {0, 860, 120, 130}, QStringLiteral("turn"), 1);
        addBox("bay", {20, 20, 120, 90}, QStringLiteral("look"), QStringLiteral("water"));
        addBox("unseen", {20, 20, 10, 10}, QStringLiteral("look"), QStringLiteral("none"));
        m_map.finish();
    }

    view::MapSource source() const
    {
        return {m_map,
                m_terrain,
                {{QStringLiteral("red"), QStringLiteral("Red"), QStringLiteral("#b5533c")}},
                0,
                nullptr};
    }

private:
    engine::SpaceId add(const char *id, const char *name, int terrain, QPointF label,
                        const QStringList &features, const QList<QPointF> &outline)
    {
        engine::Space space;
        space.id = QLatin1String(id);
        space.name = QLatin1String(name);
        space.kind = engine::Space::Kind::Area;
        space.board = 0;
        space.terrain = terrain;
        space.centre = label;
        space.features = features;
        space.outline = outline;
        return m_map.addSpace(space);
    }

    void addBox(const char *id, QRectF rect, const QString &key, const engine::Json &value)
    {
        engine::Space space;
        space.id = space.name = QLatin1String(id);
        space.kind = engine::Space::Kind::Box;
        space.board = 0;
        space.box = rect;
        space.values.insert(key, value);
        m_map.addSpace(space);
    }

    void join(const char *kind, engine::SpaceId a, engine::SpaceId b, const char *name)
    {
        m_map.edge(m_map.addEdge(a, b))
            .features.push_back({m_terrain.edge(QString::fromLatin1(kind)), engine::SpaceId(),
                                 QString::fromLatin1(name)});
    }

    engine::Map m_map;
    engine::TerrainTable m_terrain;
};
