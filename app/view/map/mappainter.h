// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"
#include "app/view/map/sheet/mappicture.h"
#include "app/view/map/sheet/mapsource.h"

namespace view {

/// Paints a hex board like a printed map: the same board always gives the same bytes.
class MapPainter
{
public:
    MapPainter(const MapSource &source, MapTheme theme);

    MapPicture paint() const;
    /// Where everything lies; for tests and for tools that place things by hand.
    const MapPlan &plan() const { return m_plan; }

private:
    void makePlan();
    bool hasUnderlay() const;
    void paintGround(const MapCanvas &canvas) const;
    /// What stands on the ground, and the grid over it.
    void paintGrid(const MapCanvas &canvas) const;
    void paintLines(const MapCanvas &canvas) const;
    void paintSheet(const MapCanvas &canvas) const;
    std::vector<MapText> colored(std::vector<MapText> texts) const;

    MapSource m_source;
    MapSheet m_sheet;
    MapPalette m_palette;
    MapPlan m_plan;
};

} // namespace view
