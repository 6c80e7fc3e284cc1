// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <QString>

#include <vector>

namespace engine {

/// What the ground, the edges and the ways of a module's maps cost and do; all numbers are data.
///
/// Costs are stored times `scale`, so that halves and thirds stay integers.
struct TerrainTable
{
    static constexpr int blocked = -1; ///< This class can't go there.
    static constexpr int whole = -2; ///< Takes the whole allowance, from a start beside it.

    /// A kind of ground.
    struct Terrain
    {
        QString id;
        QString name;
        std::vector<int> cost; ///< By mobility class.
        Json values; ///< Everything else the rules want to know of it.
    };
    /// A kind of edge between two spaces: river, wall, coast, slope …
    struct EdgeKind
    {
        QString id;
        QString name;
        std::vector<int> cost; ///< Added when crossing, by mobility class.
        bool stops = false; ///< Crossing ends the move.
        bool directed = false; ///< Counts only when crossed from the space that it names first.
        QStringList blocks; ///< "zoc", "supply", "retreat" … : what does not pass.
        Json values;
    };
    /// A kind of chain through spaces: road, railway …
    struct WayKind
    {
        QString id;
        QString name;
        std::vector<int> cost; ///< Instead of the terrain's cost along the way; blocked: no effect.
        QStringList cancels; ///< Edge kinds without effect where the way crosses them.
        Json values;
    };

    int scale = 1;
    QStringList classes; ///< Mobility classes.
    std::vector<Terrain> terrains;
    std::vector<EdgeKind> edges;
    std::vector<WayKind> ways;

    int terrain(QStringView id) const;
    int edge(QStringView id) const;
    int way(QStringView id) const;
};

} // namespace engine
