// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

#include <array>

namespace view {

/// Paints rivers: all casings, then all fills, so that they flow into each other.
class RiverPainter
{
public:
    explicit RiverPainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();

private:
    enum Kind { Minor, Major, River, Stream, Great };
    static constexpr size_t kinds = 5;
    /// By kind.
    using Widths = std::array<double, kinds>;

    static Kind kindOf(const RiverCourse &river);
    void paintPass(const char *token, const Widths &widths);
    void paintLights();
    void paintTaper(const Polyline &points, const QByteArray &color, double width);

    const MapCanvas &m_canvas;
};

} // namespace view
