// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

namespace view {

/// Small samples of what a map shows, painted around 0,0 inside a hex of 34 px.
class KeySamples
{
public:
    static constexpr double side = 34;

    explicit KeySamples(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    /// The colour below a sample of ground.
    static const char *floor(MapLook::Ground ground);

    void ground(MapLook::Ground ground);
    void settlement(MapLook::Settlement size);
    void edge(MapLook::Edge look);
    void way(MapLook::Way look);
    void sign(HexSign sign);
    void entry(const QString &side);

private:
    /// That is no water and no wall.
    void line(MapLook::Edge look);
    void river(double casing, double fill, double light);
    void lake();
    void partialLake();
    void teeth();
    void wall();
    Polyline wave(double height) const;

    const MapCanvas &m_canvas;
};

} // namespace view
