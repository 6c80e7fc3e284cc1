// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/terrainreader.h"

#include <cmath>

namespace engine {

namespace {

constexpr double largestCost = 10'000;
constexpr int largestScale = 60;

} // namespace

TerrainReader::TerrainReader(LoadContext &context)
    : m_context(context)
    , m_terrain(context.module.terrain)
{
}

void TerrainReader::read()
{
    // A module whose spaces have no ground needs no table of it.
    const QString name = fileName.toString();
    if (!m_context.module.files.contains(name))
        return;
    const auto json = m_context.json(name);
    if (!json)
        return;
    JsonReader file(*json, name, m_context.issues);
    if (!file.expectObject() || file.format(1) == 0)
        return;
    file.allowKeys({u"format", u"id", u"title", u"rule", u"reconstructed", u"source", u"text",
                    u"scale", u"classes", u"terrains", u"edges", u"ways", u"values"});
    m_terrain.scale = int(file.integer(u"scale", 1, largestScale, 1));
    readClasses(file);
    for (JsonReader &reader : file.optionalArray(u"terrains"))
        readTerrain(reader);
    for (JsonReader &reader : file.optionalArray(u"edges"))
        readEdge(reader);
    for (JsonReader &reader : file.optionalArray(u"ways"))
        readWay(reader);
    readTable(*json, file);
}

void TerrainReader::readClasses(JsonReader &file)
{
    for (JsonReader &item : file.optionalArray(u"classes")) {
        const QString name = item.asIdentifier();
        if (!item.isPresent())
            continue;
        if (m_terrain.classes.contains(name)) {
            item.problem(tr("The mobility class “%1” is listed twice.").arg(name),
                         {Issue::Code::ListedTwice, name});
        } else {
            m_terrain.classes.append(name);
            m_context.module.names.intern(name);
        }
    }
}

// The chart of terrain effects is also a table like any other, which rules and windows can read.
void TerrainReader::readTable(const Json &json, JsonReader &file)
{
    m_context.expectId(file, QStringLiteral("terrain"));
    Table table;
    table.id = QStringLiteral("terrain");
    table.title = file.string(u"title", table.id);
    table.rule = file.string(u"rule", QString());
    file.string(u"source", QString());
    file.string(u"text", QString());
    table.file = fileName.toString();
    table.reconstructed = file.boolean(u"reconstructed", false);
    table.source = json;
    m_context.module.tables.push_back(std::move(table));
}

QString TerrainReader::readId(JsonReader &reader, int (TerrainTable::*find)(QStringView) const)
{
    const QString id = reader.identifier(u"id");
    if (id.isEmpty())
        return {};
    if ((m_terrain.*find)(id) >= 0) {
        reader.problem(reader.value()[u"id"], tr("There is another “%1” in this list.").arg(id));
        return {};
    }
    m_context.module.names.intern(id);
    return id;
}

void TerrainReader::readTerrain(JsonReader &reader)
{
    reader.allowKeys({u"id", u"name", u"cost", u"values"});
    m_allowsWhole = false;
    TerrainTable::Terrain terrain;
    terrain.id = readId(reader, &TerrainTable::terrain);
    terrain.name = reader.string(u"name", terrain.id);
    terrain.cost = readCosts(reader, TerrainTable::blocked);
    terrain.values = LoadContext::object(reader, u"values");
    if (!terrain.id.isEmpty())
        m_terrain.terrains.push_back(std::move(terrain));
}

void TerrainReader::readEdge(JsonReader &reader)
{
    reader.allowKeys({u"id", u"name", u"cost", u"stops", u"directed", u"blocks", u"values"});
    m_allowsWhole = true;
    TerrainTable::EdgeKind edge;
    edge.id = readId(reader, &TerrainTable::edge);
    edge.name = reader.string(u"name", edge.id);
    edge.cost = readCosts(reader, 0);
    edge.stops = reader.boolean(u"stops", false);
    edge.directed = reader.boolean(u"directed", false);
    edge.blocks = reader.strings(u"blocks", {});
    edge.values = LoadContext::object(reader, u"values");
    if (!edge.id.isEmpty())
        m_terrain.edges.push_back(std::move(edge));
}

void TerrainReader::readWay(JsonReader &reader)
{
    reader.allowKeys({u"id", u"name", u"cost", u"cancels", u"values"});
    m_allowsWhole = false;
    TerrainTable::WayKind way;
    way.id = readId(reader, &TerrainTable::way);
    way.name = reader.string(u"name", way.id);
    way.cost = readCosts(reader, TerrainTable::blocked);
    way.values = LoadContext::object(reader, u"values");
    for (JsonReader &item : reader.optionalArray(u"cancels")) {
        const QString id = item.asString();
        if (item.isPresent() && m_terrain.edge(id) < 0)
            item.problem(tr("There is no kind of edge “%1”.").arg(id));
        else if (item.isPresent())
            way.cancels.append(id);
    }
    if (way.id.isEmpty())
        return;
    if (m_terrain.ways.size() == limits::wayKinds)
        reader.problem(tr("There can be at most %1 kinds of ways.").arg(limits::wayKinds));
    else
        m_terrain.ways.push_back(std::move(way));
}

std::vector<int> TerrainReader::readCosts(JsonReader &reader, int missing)
{
    std::vector<int> costs(size_t(m_terrain.classes.size()), missing);
    for (auto &[name, cost] : reader.optionalMap(u"cost")) {
        const qsizetype index = m_terrain.classes.indexOf(name);
        if (index < 0) {
            cost.unknown(cost.value(), tr("There is no mobility class “%1”.").arg(name), name,
                         m_terrain.classes);
        } else {
            costs[size_t(index)] = readCost(cost);
        }
    }
    return costs;
}

int TerrainReader::readCost(JsonReader &cost)
{
    const Json &value = cost.value();
    if (value.isString() && value.toString() == u"blocked")
        return TerrainTable::blocked;
    if (value.isString() && value.toString() == u"whole") {
        if (m_allowsWhole)
            return TerrainTable::whole;
        cost.problem(tr("Only an edge can take the whole allowance."));
        return TerrainTable::blocked;
    }
    if (!value.isNumber() || value.toReal() < 0 || value.toReal() > largestCost) {
        cost.problem(tr("“%1” must be a number from 0 to %2, “blocked” or “whole”.")
                         .arg(cost.path())
                         .arg(largestCost));
        return TerrainTable::blocked;
    }
    // A third can't be written exactly: what is near a whole number of parts is meant to be one.
    const double parts = value.toReal() * m_terrain.scale;
    if (std::abs(parts - std::round(parts)) > 0.02) {
        cost.problem(tr("“%1” can't be told in parts of 1/%2; “scale” must be larger.")
                         .arg(cost.path())
                         .arg(m_terrain.scale));
    }
    return int(std::lround(parts));
}

} // namespace engine
