// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areasketch.h"
#include "app/view/map/sheet/mapsource.h"

namespace view {

/// Makes the sketch of an area map out of a board whose areas have their shapes.
class AreaReader
{
public:
    explicit AreaReader(const MapSource &source);

    /// Has the board areas with shapes?
    static bool hasShapes(const engine::Map &map, int board);
    /// The same, and no picture of its own?
    static bool isPainted(const engine::Map &map, int board);
    AreaSketch read();

private:
    AreaSketch::Area area(const engine::Space &space) const;
    AreaSketch::Box box(const engine::Space &space) const;
    void readSpaces();
    void readEdges();
    void readWays();
    void readGround();
    void readStyle();
    void readLines(const engine::Json &lines);
    QString words(const QString &text) const;
    QString ground(const engine::Space &space) const;

    const MapSource &m_source;
    const engine::Board &m_board;
    AreaSketch m_sketch;
};

} // namespace view
