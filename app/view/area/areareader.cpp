// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areareader.h"

#include "app/view/area/areachains.h"
#include "app/view/area/areaways.h"

#include <algorithm>

namespace view {

namespace {

using engine::Json;
using engine::Space;

QPointF point(const Json &json)
{
    return {json.at(0).toReal(), json.at(1).toReal()};
}

Polyline points(const Json &json)
{
    Polyline line;
    for (qsizetype i = 0; i < json.size(); ++i)
        line.push_back(point(json.at(i)));
    return line;
}

bool has(const Space &space, const char *feature)
{
    return space.features.contains(QLatin1String(feature));
}

AreaSketch::Ground groundOf(const QString &look)
{
    if (look == QLatin1String("difficult"))
        return AreaSketch::Ground::Difficult;
    return look == QLatin1String("broken") ? AreaSketch::Ground::Broken : AreaSketch::Ground::Open;
}

AreaSketch::Port portOf(const Space &space)
{
    const QString port = space.values[u"port"].toString();
    if (port == QLatin1String("blue"))
        return AreaSketch::Port::Blue;
    return !port.isEmpty() || has(space, "port") ? AreaSketch::Port::White : AreaSketch::Port::None;
}

} // namespace

AreaReader::AreaReader(const MapSource &source)
    : m_source(source)
    , m_board(source.map.boards()[size_t(source.board)])
{
}

bool AreaReader::hasShapes(const engine::Map &map, int board)
{
    const auto &spaces = map.spaces();
    return std::any_of(spaces.begin(), spaces.end(), [board](const Space &space) {
        return space.board == board && !space.outline.isEmpty();
    });
}

bool AreaReader::isPainted(const engine::Map &map, int board)
{
    return map.boards()[size_t(board)].picture.isEmpty() && hasShapes(map, board);
}

AreaSketch AreaReader::read()
{
    m_sketch.page = m_board.page;
    for (const MapSource::Side &side : m_source.sides)
        m_sketch.sides.insert(side.id, m_source.text(QStringLiteral("module.json"), side.name));
    readSpaces();
    readEdges();
    readWays();
    readGround();
    readStyle();
    for (engine::BoardLabel label : m_board.labels) {
        label.text = words(label.text);
        m_sketch.labels.push_back(std::move(label));
    }
    return std::move(m_sketch);
}

QString AreaReader::words(const QString &text) const
{
    return text.isEmpty() ? text
                          : m_source.text(QStringLiteral("boards/%1.json").arg(m_board.id), text);
}

QString AreaReader::ground(const Space &space) const
{
    const auto &terrains = m_source.terrain.terrains;
    if (space.terrain < 0 || size_t(space.terrain) >= terrains.size())
        return {};
    const auto &terrain = terrains[size_t(space.terrain)];
    return MapLook::lookOf(terrain.id, terrain.values);
}

void AreaReader::readSpaces()
{
    for (const Space &space : m_source.map.spaces()) {
        if (space.board != m_source.board)
            continue;
        if (!space.outline.isEmpty()) {
            m_sketch.areas.push_back(area(space));
            for (const QPointF corner : space.outline) {
                m_sketch.size = m_sketch.size.expandedTo({corner.x(), corner.y()});
            }
        } else if (!space.box.isEmpty()
                   && space.values[u"look"].toString() != QLatin1String("none")) {
            m_sketch.boxes.push_back(box(space));
        }
    }
}

AreaSketch::Area AreaReader::area(const Space &space) const
{
    AreaSketch::Area area;
    area.id = space.id;
    area.name = words(space.name);
    area.polygon.assign(space.outline.begin(), space.outline.end());
    if (MapGeometry::area(area.polygon) < 0)
        std::reverse(area.polygon.begin(), area.polygon.end());
    area.label = space.centre;
    area.ground = groundOf(ground(space));
    area.port = portOf(space);
    area.city = has(space, "city");
    area.victory = has(space, "victory");
    const QString zone = m_board.style[u"zone"].toString();
    area.zone = !zone.isEmpty() && space.features.contains(zone);
    area.supply = space.values[u"source"].toString(space.values[u"supply"].toString());
    return area;
}

AreaSketch::Box AreaReader::box(const Space &space) const
{
    AreaSketch::Box box;
    box.name = words(space.name);
    if (space.owner && size_t(space.owner.value) < m_source.sides.size())
        box.owner = m_source.sides[size_t(space.owner.value)].id;
    box.rect = space.box;
    const Json &turn = space.values[u"turn"];
    if (turn.isInteger()) {
        box.look = AreaSketch::Box::Look::Turn;
        box.number = QString::number(turn.toInteger());
    } else if (space.values[u"look"].toString() == QLatin1String("water")) {
        box.look = AreaSketch::Box::Look::Water;
    }
    const Json &number = space.values[u"number"];
    if (number.isInteger())
        box.number = QString::number(number.toInteger());
    box.sign = has(space, "victory") ? QStringLiteral("victory") : space.values[u"sign"].toString();
    return box;
}

void AreaReader::readEdges()
{
    AreaChains chains;
    for (const Space &space : m_source.map.spaces()) {
        if (space.board == m_source.board)
            chains.addGround(space.outline);
    }
    for (const engine::Edge &edge : m_source.map.edges()) {
        const Space &a = m_source.map.space(edge.a);
        const Space &b = m_source.map.space(edge.b);
        if (a.board != m_source.board || a.outline.isEmpty() || b.outline.isEmpty())
            continue;
        for (const engine::EdgeFeature &feature : edge.features) {
            const auto &kind = m_source.terrain.edges[size_t(feature.kind)];
            const QString look = MapLook::lookOf(kind.id, kind.values);
            const MapLook::Edge drawn = MapLook::edge(look);
            const QString name = m_source.text(QStringLiteral("tables/terrain.json"), kind.name);
            if (MapLook::isRiver(drawn)) {
                chains.addBorder(words(feature.name), a.outline, b.outline);
                m_sketch.riverName = name;
            } else if (drawn == MapLook::Edge::Coast) {
                m_sketch.crossings.emplace_back(a.id, b.id);
                m_sketch.crossingName = name;
            }
        }
    }
    m_sketch.rivers = chains.take();
}

void AreaReader::readWays()
{
    for (const engine::Way &way : m_source.map.ways()) {
        const auto &kind = m_source.terrain.ways[size_t(way.kind)];
        const MapLook::Way look = MapLook::way(MapLook::lookOf(kind.id, kind.values));
        std::vector<AreaWays::Stop> stops;
        const auto flush = [&] {
            if (stops.size() > 1 && look != MapLook::Way::None)
                m_sketch.ways.push_back(
                    {look, m_source.text(QStringLiteral("tables/terrain.json"), kind.name),
                     AreaWays::course(stops)});
            stops.clear();
        };
        for (const engine::SpaceId id : way.spaces) {
            const Space &space = m_source.map.space(id);
            if (space.board == m_source.board && !space.outline.isEmpty())
                stops.push_back({space.centre, QPolygonF(space.outline)});
            else
                flush();
        }
        flush();
    }
}

void AreaReader::readGround()
{
    for (const auto &terrain : m_source.terrain.terrains) {
        const QString look = MapLook::lookOf(terrain.id, terrain.values);
        if (look == QLatin1String("open") || look == QLatin1String("broken")
            || look == QLatin1String("difficult")) {
            m_sketch.legend.push_back(
                {groundOf(look),
                 m_source.text(QStringLiteral("tables/terrain.json"), terrain.name)});
        }
    }
}

void AreaReader::readStyle()
{
    const Json &style = m_board.style;
    m_sketch.title = words(style[u"title"].toString());
    m_sketch.year = words(style[u"year"].toString());
    m_sketch.caption = words(style[u"caption"].toString());
    m_sketch.titleAt = point(style[u"cartouche"]);
    for (qsizetype i = 0; i < style[u"panels"].size(); ++i)
        m_sketch.panels.push_back(points(style[u"panels"].at(i)));
    readLines(style[u"lines"]);
}

void AreaReader::readLines(const Json &lines)
{
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const Json &line = lines.at(i);
        const Json &parts = line[u"parts"];
        for (qsizetype j = 0; j < parts.size(); ++j) {
            m_sketch.lines.push_back(
                {words(line[u"name"].toString()), line[u"look"].toString(), points(parts.at(j))});
        }
    }
}

} // namespace view
