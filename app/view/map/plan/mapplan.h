// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapgeometry.h"
#include "app/view/map/sheet/maplook.h"
#include "app/view/map/sheet/mapmask.h"
#include "app/view/map/sheet/mapsheet.h"
#include "app/view/map/sheet/maptext.h"

namespace view {

struct RiverCourse
{
    Polyline points;
    bool major = false;
    bool freeStart = false; ///< A spring: it tapers.
    bool freeEnd = false;
    QString name;
};

struct WayCourse
{
    MapLook::Way look = MapLook::Way::None;
    Polyline points;
};

/// A line on hexsides that is no water: border, front, defence, slope.
struct LineCourse
{
    Polyline points;
    int kind = -1; ///< Of the terrain table.
    bool fromLeft = false; ///< The hex from which it counts lies to the left.
};

/// One walled side of a fortress hex.
struct FortressSide
{
    int hex = -1;
    int side = -1;
};

struct Bridge
{
    QPointF at;
    double angle = 0; ///< Of the way, in degrees.
    double reach = 0; ///< Half its width.
};

/// A settlement or just a named place.
struct Place
{
    int hex = -1;
    QPointF centre;
    MapLook::Settlement size = MapLook::Settlement::None;
    double radius = 0;
    QString name;
    bool victory = false;
    int victoryPoints = 0;
};

/// A disc beside the centre of a hex.
struct HexSign
{
    enum class Kind { Star, Points, Supply, Port };
    Kind kind = Kind::Star;
    QPointF at;
    double radius = 0;
    int points = 0;
    QString side;
};

/// Where everything of a map lies, before anything is painted.
struct MapPlan
{
    explicit MapPlan(const MapSheet &drawn)
        : sheet(drawn)
        , mask(drawn.part().adjusted(-60, -60, 60, 60))
    {
    }

    const MapSheet &sheet;
    MapMask mask;
    bool hasSea = false;
    std::vector<Polyline> land;
    std::vector<Polyline> forest;
    std::vector<Polyline> swamp;
    std::vector<Polyline> rough;
    std::vector<Polyline> hill;
    std::vector<Polyline> mountain;
    std::vector<Polyline> lakes;
    std::vector<RiverCourse> rivers;
    std::vector<WayCourse> ways;
    std::vector<Bridge> bridges;
    std::vector<LineCourse> borders;
    std::vector<LineCourse> fronts;
    std::vector<LineCourse> defences;
    std::vector<LineCourse> slopes;
    std::vector<FortressSide> fortresses;
    std::vector<Place> places;
    std::vector<HexSign> signs;
    std::vector<MapText> numbers;
    std::vector<MapText> placeNames;
    std::vector<MapText> waterNames; ///< Rivers, lakes and seas.
    std::vector<MapText> regionNames;
    QRectF cartouche; ///< Empty: none.
    QRectF compass;
};

} // namespace view
