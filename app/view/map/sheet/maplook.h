// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/terraintable.h"

#include <QStringList>

namespace view {

/// How the things of a terrain table are drawn: by "look" in their values, else by their id.
class MapLook
{
public:
    enum class Ground { Clear, Forest, Swamp, Rough, Hill, Mountain, Sea, Lake };
    enum class Settlement { None, Dot, Village, Town, City, GreatCity };
    enum class Edge {
        None,
        River,
        MajorRiver,
        GreatRiver,
        Lake,
        LakeFull,
        LakePartial,
        Coast,
        Defence,
        Fortress,
        Border,
        District,
        Front,
        Slope
    };
    /// A feature of hexes that has a sign on the map.
    enum class Sign { None, Fort, LightFort, Zone, Works, Factory, Oil };
    enum class Way { None, Road, Track, Autobahn, Rail, River, Stream };

    static QString lookOf(const QString &id, const engine::Json &values);
    static Ground ground(const QString &look);
    static Settlement settlement(const QString &look);
    static bool isSpit(const QString &look) { return look == QLatin1String("spit"); }
    static Edge edge(const QString &look);
    static Way way(const QString &look);
    static Sign sign(const QString &look);
    /// Along hexsides.
    static bool isRiver(Edge edge)
    {
        return edge == Edge::River || edge == Edge::MajorRiver || edge == Edge::GreatRiver;
    }
    /// Water that flows through hexes, not along their sides.
    static bool isWater(Way way) { return way == Way::River || way == Way::Stream; }
    /// The words that these know.
    static QStringList groundLooks();
    static QStringList edgeLooks();
    static QStringList wayLooks();
};

} // namespace view
