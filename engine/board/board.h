// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/hexgrid.h"
#include "engine/core/ids.h"
#include "engine/core/json.h"

#include <QPointF>
#include <QRectF>
#include <QStringList>

#include <optional>
#include <vector>

namespace engine {

/// A hex, an area, or a box: a place where pieces can be.
struct Space
{
    enum class Kind : uint8_t { Hex, Area, Box, Cup, Deck };
    /// Who knows what lies here, apart from what each piece shows.
    enum class Contents : uint8_t { Open, Counted, Owner, Hidden };

    QString id;
    QString name;
    Kind kind = Kind::Hex;
    Contents contents = Contents::Open;
    int board = -1;
    int terrain = -1; ///< Index into the terrain table; -1: none.
    QStringList features; ///< Sorted: "town", "fortress", "port" …
    SideId owner; ///< Of a box, cup or deck.
    HexCoord hex; ///< Hexes only.
    QPointF centre; ///< On the board's page.
    QRectF box; ///< Boxes only: on the board's page.
    QList<QPointF> outline; ///< Areas only: its corners; none: the picture has the shape.
    Json values; ///< Whatever else the module says of it.
    int line = 0; ///< Where the board's file speaks of it.
};

/// One kind of thing on an edge; \a from is set where the direction matters.
struct EdgeFeature
{
    int kind = -1; ///< Index into the terrain table's edges.
    SpaceId from;
    QString name;
};

/// What lies between two neighbouring spaces.
struct Edge
{
    SpaceId a;
    SpaceId b;
    std::vector<EdgeFeature> features;
    uint32_t ways = 0; ///< Bit per way kind of the terrain table that crosses here.
    uint8_t direction = 255; ///< From a to b on a hex grid, 0…5; 255: none.
};

/// A road, railway or other chain through neighbouring spaces.
struct Way
{
    int kind = -1;
    QString name;
    std::vector<SpaceId> spaces;
};

/// A name, number or sign that is drawn on a board beside its spaces.
struct BoardLabel
{
    QString text;
    QString style; ///< "region", "sea", "river" …
    QPointF at;
    double angle = 0;
    double size = 0; ///< 0: by style.
};

/// One sheet of a module: a hex map, an area map or a display of boxes.
struct Board
{
    enum class Kind { Hex, Area, Boxes };

    QString id;
    QString name;
    Kind kind = Kind::Hex;
    std::optional<HexGrid> grid; ///< Hex boards only.
    double hexSide = 48; ///< In page units.
    QRectF page; ///< The sheet; the map's upper left corner is 0,0.
    QString picture; ///< File of the board's SVG; empty: painted by the program.
    std::vector<BoardLabel> labels;
    Json style; ///< Colours and texts for the map painter.
    Json source; ///< The whole file, for the painter and the editor.
};

} // namespace engine
