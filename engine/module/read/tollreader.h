// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/terraintable.h"
#include "engine/core/jsonreader.h"

#include <QCoreApplication>

namespace engine {

/// Reads what a kind of terrain.json asks of every mobility class, and of which it asks something
/// else under a variant.
class TollReader
{
    Q_DECLARE_TR_FUNCTIONS(TollReader)

public:
    /// Which keys a kind has beside "cost", and what its costs may be.
    enum Part : unsigned {
        Cost = 0,
        Stops = 1,
        Leave = 2,
        Whole = 4, ///< A cost may be the whole allowance.
    };

    /// The classes and variants of \a terrain must be read before.
    TollReader(const TerrainTable &terrain, unsigned parts, int missing)
        : m_terrain(terrain)
        , m_parts(parts)
        , m_missing(missing)
    {
    }

    TerrainTable::Toll read(JsonReader &reader) const;
    /// One for each variant; none when the kind names none.
    std::vector<TerrainTable::Toll> variants(JsonReader &reader,
                                             const TerrainTable::Toll &always) const;

private:
    void change(JsonReader &reader, TerrainTable::Toll &toll) const;
    void readCosts(JsonReader &reader, QStringView key, std::vector<int> &costs) const;
    int readCost(JsonReader &cost) const;
    uint64_t readStops(JsonReader &reader) const;

    const TerrainTable &m_terrain;
    unsigned m_parts;
    int m_missing; ///< Stands for the cost of classes that are not named.
};

} // namespace engine
