// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

namespace view {

/// Paints the boxes around a map: turn track, holding boxes, cups and decks.
class BoxPainter
{
public:
    explicit BoxPainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();

private:
    void paintTurn(QRectF box, int turn, const QString &date);
    void paintBox(QRectF box, const engine::Space &space);
    void paintHead(QRectF box, double height, const QByteArray &color);
    void paintGhosts(QRectF room, int most);
    void paintTrackCaption(QRectF track);

    const MapCanvas &m_canvas;
};

} // namespace view
