// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/terrainreader.h"

#include "engine/module/read/tollreader.h"

namespace engine {

namespace {

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
    auto opened = m_context.openIfThere(fileName.toString());
    if (!opened)
        return;
    JsonReader &file = *opened;
    file.allowKeys({u"format", u"id", u"title", u"rule", u"reconstructed", u"source", u"text",
                    u"scale", u"classes", u"variants", u"terrains", u"edges", u"ways", u"features",
                    u"values"});
    m_terrain.scale = int(file.integer(u"scale", 1, largestScale, 1));
    readClasses(file);
    readVariants(file);
    for (JsonReader &reader : file.optionalArray(u"terrains"))
        readTerrain(reader);
    for (JsonReader &reader : file.optionalArray(u"edges"))
        readEdge(reader);
    for (JsonReader &reader : file.optionalArray(u"ways"))
        readWay(reader);
    readFeatures(file.optionalArray(u"features"));
    readTable(file);
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
        } else if (m_terrain.classes.size() == limits::mobilityClasses) {
            item.problem(
                tr("There can be at most %1 mobility classes.").arg(limits::mobilityClasses));
        } else {
            m_terrain.classes.append(name);
            m_context.module.names.intern(name);
        }
    }
}

void TerrainReader::readVariants(JsonReader &file)
{
    for (JsonReader &item : file.optionalArray(u"variants")) {
        const QString name = item.asIdentifier();
        if (!item.isPresent())
            continue;
        if (m_terrain.variants.contains(name)) {
            item.problem(tr("The variant “%1” is listed twice.").arg(name),
                         {Issue::Code::ListedTwice, name});
        } else {
            m_terrain.variants.append(name);
        }
    }
}

// The chart of terrain effects is also a table like any other, which rules and windows can read.
void TerrainReader::readTable(JsonReader &file)
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
    table.source = file.value();
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
    reader.allowKeys({u"id", u"name", u"cost", u"stops", u"variants", u"values"});
    const TollReader tolls(m_terrain, TollReader::Stops, TerrainTable::blocked);
    const TerrainTable::Toll toll = tolls.read(reader);
    TerrainTable::Terrain terrain;
    terrain.id = readId(reader, &TerrainTable::terrain);
    terrain.name = reader.string(u"name", terrain.id);
    terrain.cost = toll.cost;
    terrain.stops = toll.stops;
    terrain.variants = tolls.variants(reader, toll);
    terrain.values = LoadContext::object(reader, u"values");
    if (!terrain.id.isEmpty())
        m_terrain.terrains.push_back(std::move(terrain));
}

void TerrainReader::readEdge(JsonReader &reader)
{
    reader.allowKeys(
        {u"id", u"name", u"cost", u"stops", u"directed", u"blocks", u"variants", u"values"});
    const TollReader tolls(m_terrain, TollReader::Stops | TollReader::Whole, 0);
    const TerrainTable::Toll toll = tolls.read(reader);
    TerrainTable::EdgeKind edge;
    edge.id = readId(reader, &TerrainTable::edge);
    edge.name = reader.string(u"name", edge.id);
    edge.cost = toll.cost;
    edge.stops = toll.stops;
    edge.variants = tolls.variants(reader, toll);
    edge.directed = reader.boolean(u"directed", false);
    edge.blocks = reader.strings(u"blocks", {});
    edge.values = LoadContext::object(reader, u"values");
    if (!edge.id.isEmpty())
        m_terrain.edges.push_back(std::move(edge));
}

void TerrainReader::readWay(JsonReader &reader)
{
    reader.allowKeys({u"id", u"name", u"cost", u"cancels", u"variants", u"values"});
    const TollReader tolls(m_terrain, TollReader::Cost, TerrainTable::blocked);
    const TerrainTable::Toll toll = tolls.read(reader);
    TerrainTable::WayKind way;
    way.id = readId(reader, &TerrainTable::way);
    way.name = reader.string(u"name", way.id);
    way.cost = toll.cost;
    way.variants = tolls.variants(reader, toll);
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

// A feature may cancel one that stands after it, so that all must be known before.
void TerrainReader::readFeatures(const QList<JsonReader> &readers)
{
    QList<JsonReader> read;
    for (JsonReader reader : readers) {
        if (readFeature(reader))
            read.append(reader);
    }
    for (qsizetype i = 0; i < read.size(); ++i) {
        m_terrain.features[size_t(i)].cancels =
            readKinds(read[i], u"cancels", &TerrainTable::feature,
                      tr("There is no feature “%1” in this list."));
    }
}

bool TerrainReader::readFeature(JsonReader &reader)
{
    reader.allowKeys({u"id", u"name", u"cost", u"leave", u"stops", u"instead", u"cancels", u"cuts",
                      u"variants", u"values"});
    const TollReader tolls(m_terrain, TollReader::Stops | TollReader::Leave, TerrainTable::unsaid);
    const TerrainTable::Toll toll = tolls.read(reader);
    TerrainTable::Feature feature;
    feature.id = readId(reader, &TerrainTable::feature);
    feature.name = reader.string(u"name", feature.id);
    feature.cost = toll.cost;
    feature.leave = toll.leave;
    feature.stops = toll.stops;
    feature.variants = tolls.variants(reader, toll);
    feature.instead = reader.boolean(u"instead", false);
    feature.cuts =
        readKinds(reader, u"cuts", &TerrainTable::way, tr("There is no kind of way “%1”."));
    feature.values = LoadContext::object(reader, u"values");
    if (feature.id.isEmpty())
        return false;
    if (m_terrain.features.size() == limits::featureKinds) {
        reader.problem(tr("There can be at most %1 kinds of features.").arg(limits::featureKinds));
        return false;
    }
    m_terrain.features.push_back(std::move(feature));
    return true;
}

uint32_t TerrainReader::readKinds(JsonReader &reader, QStringView key,
                                  int (TerrainTable::*find)(QStringView) const,
                                  const QString &unknown)
{
    uint32_t kinds = 0;
    for (JsonReader &item : reader.optionalArray(key)) {
        const QString id = item.asString();
        const int kind = (m_terrain.*find)(id);
        if (item.isPresent() && kind < 0)
            item.problem(unknown.arg(id));
        else if (item.isPresent())
            kinds |= 1u << kind;
    }
    return kinds;
}

} // namespace engine
