// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapgeometry.h"
#include "app/view/map/sheet/maplook.h"
#include "engine/board/board.h"

#include <QHash>
#include <QPolygonF>

namespace view {

/// What an area map is painted from: rough polygons whose neighbours share their corners exactly.
struct AreaSketch
{
    enum class Ground { Open, Broken, Difficult };
    enum class Port { None, White, Blue };

    struct Area
    {
        QString id;
        QString name;
        Polyline polygon; ///< Clockwise.
        QPointF label;
        Ground ground = Ground::Open;
        Port port = Port::None;
        bool city = false;
        bool victory = false;
        bool zone = false; ///< A special zone with its own tint.
        QString supply; ///< A side.
    };
    /// A river or start line; both run along the borders of areas.
    struct Shape
    {
        QString name;
        QString style;
        Polyline points;
    };
    struct Way
    {
        MapLook::Way look = MapLook::Way::Road;
        QString kind; ///< As the key names it.
        Polyline points;
    };
    struct Box
    {
        enum class Look { Plain, Turn, Water };

        QString name;
        QString owner; ///< A side.
        QRectF rect;
        Look look = Look::Plain;
        QString number; ///< In the head of a turn, else at the foot.
        QString sign; ///< "victory", "sun", "rain", "snow", "blizzard".
    };
    /// A ground as the key names it.
    struct Legend
    {
        Ground ground = Ground::Open;
        QString name;
    };

    QSizeF size; ///< Of the map; its upper left corner is 0,0.
    QRectF page;
    QString title;
    QString year;
    QString caption;
    QPointF titleAt;
    std::vector<Area> areas;
    std::vector<Shape> rivers;
    std::vector<Shape> lines; ///< style: "campaign", "green", "red", "double".
    std::vector<Way> ways;
    std::vector<Polyline> panels; ///< Parts of the sheet that are no map.
    std::vector<Box> boxes;
    std::vector<std::pair<QString, QString>> crossings; ///< Areas joined over water.
    std::vector<engine::BoardLabel> labels;
    std::vector<Legend> legend;
    QHash<QString, QString> sides; ///< Names by id.
    QString riverName; ///< Of the kind of edge.
    QString crossingName;

    const Area *area(const QString &id) const;
    /// Of all areas, in their order.
    std::vector<QPolygonF> outlines() const;
};

} // namespace view
