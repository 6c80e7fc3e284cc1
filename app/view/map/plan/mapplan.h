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
    MapLook::Edge size = MapLook::Edge::River; ///< Along hexsides: a small, large or great one.
    MapLook::Way through = MapLook::Way::None; ///< Not along hexsides but as such a way.
    bool freeStart = false; ///< A spring: it tapers.
    bool freeEnd = false;
    QString name;

    bool isLarge() const { return size != MapLook::Edge::River; }
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
    int hex = -1; ///< Over water that flows through this hex.
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
    int city = -1; ///< Of MapPlan::cities: a part of one that spreads over several hexes.
    QSizeF half = {}; ///< Of a whole city's size; empty: the radius tells how large it is.
};

/// The common ground of a city in several hexes.
struct City
{
    std::vector<int> hexes;
    std::vector<QPointF> centres; ///< Of the hexes, in the same order.
    std::vector<Polyline> ground;
    QString name;
    bool victory = false;
};

/// A disc beside the centre of a hex.
struct HexSign
{
    enum class Kind { Star, Points, Supply, Port, Feature };
    Kind kind = Kind::Star;
    QPointF at;
    double radius = 0;
    int points = 0;
    QString side;
    int feature = -1; ///< Of the terrain table.
    MapLook::Sign look = MapLook::Sign::None;
};

/// Where everything of a map lies, before anything is painted.
struct MapPlan
{
    /// Without room for the mask only lines can be planned.
    enum class Room { All, None };

    explicit MapPlan(const MapSheet &drawn, Room room = Room::All)
        : sheet(drawn)
        , mask(room == Room::All ? drawn.part().adjusted(-60, -60, 60, 60) : QRectF(0, 0, 1, 1))
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
    std::vector<Polyline> lakeLines; ///< Inside of the shores.
    std::vector<Polyline> lakeDepths;
    std::vector<Polyline> outside; ///< Land that is out of play.
    std::vector<RiverCourse> rivers;
    std::vector<WayCourse> ways;
    std::vector<Bridge> bridges;
    std::vector<Bridge> crossings; ///< Where bridges over water through hexes are, or could be.
    std::vector<LineCourse> borders;
    std::vector<LineCourse> districts;
    std::vector<LineCourse> fronts;
    std::vector<LineCourse> defences;
    std::vector<LineCourse> slopes;
    std::vector<FortressSide> fortresses;
    std::vector<Place> places;
    std::vector<City> cities;
    std::vector<HexSign> signs;
    std::vector<MapText> numbers;
    std::vector<MapText> placeNames;
    std::vector<MapText> waterNames; ///< Rivers, lakes and seas.
    std::vector<MapText> regionNames;
    QRectF cartouche; ///< Empty: none.
    QRectF compass;
};

} // namespace view
