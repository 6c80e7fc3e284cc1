// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapsource.h"
#include "editor/pages/boards/model/boardmodel.h"

namespace editor {

/// A part of a hex board as the map painter wants it, made from what the file says now; so the map
/// can be painted without loading the module.
class BoardExtract
{
public:
    /// \a cells: columns and rows.
    BoardExtract(const BoardModel &model, engine::TerrainTable terrain,
                 std::vector<view::MapSource::Side> sides, QRect cells);

    /// Lives as long as the extract.
    view::MapSource source() const;
    static std::vector<view::MapSource::Side> sides(const FileContents &files);

private:
    void addBoard(const BoardModel &model);
    void addSpaces(const BoardModel &model);
    void addEdges(const BoardModel &model);
    void addWays(const BoardModel &model);

    engine::TerrainTable m_terrain;
    std::vector<view::MapSource::Side> m_sides;
    QRect m_cells;
    engine::Map m_map;
};

} // namespace editor
