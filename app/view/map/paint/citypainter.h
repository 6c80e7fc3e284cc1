// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

namespace view {

/// Paints cities that spread over several hexes: below the grid, rivers and ways, which go through
/// them, with the blocks of houses along all of these.
class CityPainter
{
public:
    explicit CityPainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();

private:
    void paintBlocks(const City &city);
    /// The houses around one centre, each with all its corners nearer to it than to any other.
    void addQuarter(const City &city, size_t part, std::vector<Polyline> &shadows,
                    std::vector<std::vector<Polyline>> &blocks) const;
    bool isFree(const City &city, size_t part, const Polyline &block) const;

    const MapCanvas &m_canvas;
};

} // namespace view
