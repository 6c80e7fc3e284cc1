// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <QStringList>

#include <vector>

namespace engine {

/// What the ground, the edges, the ways and the features of a module's maps cost and do; all
/// numbers are data.
///
/// Costs are stored times `scale`, so that halves and thirds stay integers.
struct TerrainTable
{
    static constexpr int blocked = -1; ///< This class can't go there.
    static constexpr int whole = -2; ///< Takes the whole allowance, from a start beside it.
    static constexpr int unsaid = -3; ///< Of a feature: it changes nothing for this class.
    static constexpr int always = -1; ///< Instead of a variant: what counts without one.

    /// What a kind asks of who comes to it, all told, while a variant of the table holds.
    struct Toll
    {
        std::vector<int> cost;
        std::vector<int> leave;
        uint64_t stops = 0;
    };
    /// A kind of ground.
    struct Terrain
    {
        QString id;
        QString name;
        std::vector<int> cost; ///< By mobility class.
        Json values; ///< Everything else the rules want to know of it.
        uint64_t stops = 0; ///< A bit for each class whose move ends on it, unless along a way.
        std::vector<Toll> variants = {}; ///< By variant; none: always the same.
    };
    /// A kind of edge between two spaces: river, wall, coast, slope …
    struct EdgeKind
    {
        QString id;
        QString name;
        std::vector<int> cost; ///< Added when crossing, by mobility class.
        uint64_t stops = 0; ///< A bit for each class whose move ends behind it.
        bool directed = false; ///< Counts only when crossed from the space that it names first.
        QStringList blocks; ///< "zoc", "supply", "retreat" … : what does not pass.
        Json values;
        std::vector<Toll> variants = {};
    };
    /// A kind of chain through spaces: road, railway …
    struct WayKind
    {
        QString id;
        QString name;
        std::vector<int> cost; ///< Instead of the terrain's cost along the way; blocked: no effect.
        QStringList cancels; ///< Edge kinds without effect where the way crosses them.
        Json values;
        std::vector<Toll> variants = {};
    };
    /// Something in a space beside its ground that has costs of its own, and may come and go in
    /// play: a stream, a bridge, a bunker …
    struct Feature
    {
        QString id;
        QString name;
        std::vector<int> cost; ///< Of entering, if that is dearer than the rest of the space.
        std::vector<int> leave; ///< Added by a step to a space without it, unless along a way.
        uint64_t stops = 0; ///< A bit for each class whose move ends in the space.
        bool instead = false; ///< Its cost counts instead of all else in the space.
        uint32_t cancels = 0; ///< Features without effect where it is, a bit for each.
        uint32_t cuts = 0; ///< Ways that do not count into and out of the space, a bit for each.
        Json values;
        std::vector<Toll> variants = {};
    };

    int scale = 1;
    QStringList classes; ///< Mobility classes.
    std::vector<Terrain> terrains;
    std::vector<EdgeKind> edges;
    std::vector<WayKind> ways;
    std::vector<Feature> features;
    QStringList variants; ///< Under which costs may differ: thaw, night …

    int terrain(QStringView id) const;
    int edge(QStringView id) const;
    int way(QStringView id) const;
    int feature(QStringView id) const;

    template<typename Kind> static int cost(const Kind &kind, int mobility, int variant)
    {
        const bool differs = variant != always && !kind.variants.empty();
        return (differs ? kind.variants[size_t(variant)].cost : kind.cost)[size_t(mobility)];
    }
    template<typename Kind> static bool stops(const Kind &kind, int mobility, int variant)
    {
        const bool differs = variant != always && !kind.variants.empty();
        return (differs ? kind.variants[size_t(variant)].stops : kind.stops) >> mobility & 1u;
    }
    static int leave(const Feature &kind, int mobility, int variant)
    {
        const bool differs = variant != always && !kind.variants.empty();
        return (differs ? kind.variants[size_t(variant)].leave : kind.leave)[size_t(mobility)];
    }
};

} // namespace engine
