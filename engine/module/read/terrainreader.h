// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/loadcontext.h"

#include <QSet>

namespace engine {

/// Reads tables/terrain.json: the kinds of ground, edges and ways with their costs.
class TerrainReader
{
    Q_DECLARE_TR_FUNCTIONS(TerrainReader)

public:
    static constexpr QStringView fileName = u"tables/terrain.json";

    explicit TerrainReader(LoadContext &context);

    void read();

private:
    void readClasses(JsonReader &file);
    void readTerrain(JsonReader &reader);
    void readEdge(JsonReader &reader);
    void readWay(JsonReader &reader);
    void readTable(const Json &json, JsonReader &file);
    /// The id of a kind; empty, noted, when it is bad or used twice.
    QString readId(JsonReader &reader, int (TerrainTable::*find)(QStringView) const);
    /// Costs by class; \a missing stands for classes that are not named.
    std::vector<int> readCosts(JsonReader &reader, int missing);
    int readCost(JsonReader &cost);

    LoadContext &m_context;
    TerrainTable &m_terrain;
    bool m_allowsWhole = false;
};

} // namespace engine
