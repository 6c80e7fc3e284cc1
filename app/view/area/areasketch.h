// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/mapgeometry.h"
#include "engine/board/board.h"

#include <QSizeF>

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
        Polyline polygon;
        QPointF label;
        Ground ground = Ground::Open;
        Port port = Port::None;
        bool city = false;
        bool victory = false;
        bool zone = false; ///< A special zone with its own tint.
        QString supply; ///< A side.
    };
    /// A lake, river or start line; lines run along the borders of areas.
    struct Shape
    {
        QString name;
        QString style;
        Polyline points;
    };
    struct Box
    {
        QString name;
        QString owner; ///< A side.
        QRectF rect;
    };

    QSizeF size; ///< Of the map; its upper left corner is 0,0.
    QString title;
    QString year;
    QString caption;
    QPointF titleAt;
    std::vector<Area> areas;
    std::vector<Shape> lakes;
    std::vector<Shape> rivers;
    std::vector<Shape> lines; ///< style: "campaign", "green", "red", "double".
    std::vector<Polyline> panels; ///< Parts of the sheet that are no map.
    std::vector<Box> boxes;
    std::vector<std::pair<QString, QString>> crossings; ///< Areas joined over water.
    std::vector<engine::BoardLabel> labels;

    /// Fails where an area has no id or fewer than three corners.
    static engine::Result<AreaSketch> read(const engine::Json &json);
    const Area *area(const QString &id) const;
};

} // namespace view
