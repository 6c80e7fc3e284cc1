// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/loadcontext.h"

namespace engine {

/// Reads tables/terrain.json: the kinds of ground, edges, ways and features with their costs.
class TerrainReader
{
    Q_DECLARE_TR_FUNCTIONS(TerrainReader)

public:
    static constexpr QStringView fileName = u"tables/terrain.json";

    explicit TerrainReader(LoadContext &context);

    void read();

private:
    void readClasses(JsonReader &file);
    void readVariants(JsonReader &file);
    void readTerrain(JsonReader &reader);
    void readEdge(JsonReader &reader);
    void readWay(JsonReader &reader);
    void readFeatures(const QList<JsonReader> &readers);
    bool readFeature(JsonReader &reader);
    /// The kinds under \a key as bits; an unknown one is noted.
    uint32_t readKinds(JsonReader &reader, QStringView key,
                       int (TerrainTable::*find)(QStringView) const, const QString &unknown);
    void readTable(JsonReader &file);
    /// The id of a kind; empty, noted, when it is bad or used twice.
    QString readId(JsonReader &reader, int (TerrainTable::*find)(QStringView) const);

    LoadContext &m_context;
    TerrainTable &m_terrain;
};

} // namespace engine
