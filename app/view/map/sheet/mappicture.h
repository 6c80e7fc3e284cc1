// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapstamp.h"
#include "app/view/map/sheet/maptext.h"

#include <QByteArray>
#include <QRectF>

#include <vector>

class QPainter;

namespace view {

/// A painted map: pictures and writing, layer upon layer.
///
/// Writing is kept apart from the pictures, because thousands of SVG texts are slow to draw and
/// because a view shows numbers only when they can be read.
struct MapPicture
{
    struct Layer
    {
        QByteArray svg; ///< Shapes, without definitions and without a document around them.
        std::vector<MapText> texts; ///< Above them.
        QByteArray below = {}; ///< More shapes, below; apart, so that both can be read at a time.
        std::vector<MapStamp> stamps = {}; ///< Between the two, from the upper to the lower ones.
    };
    enum class Numbers { Shown, Hidden };

    QRectF page; ///< The sheet in the board's units; the map's upper left corner is 0,0.
    QRectF viewBox; ///< The same in units of the layers.
    std::vector<QRectF> plates; ///< What lies on the map, as the cartouche does; on the page.
    QByteArray definitions;
    std::vector<Layer> layers;

    /// One SVG file with everything.
    QByteArray svg() const;
    /// A layer's shapes as a file of their own.
    QByteArray layerSvg(size_t index) const;
    /// Shapes of a layer, as a file of their own.
    QByteArray document(const QByteArray &shapes) const;
    /// What is stamped, as a file of its own whose middle is its upper left corner.
    QByteArray stampDocument(size_t picture) const;
    /// Place names, which a view draws once more above its overlays.
    std::vector<MapText> placeNames() const;
    /// Draws everything with the page's upper left corner at the painter's origin.
    void draw(QPainter &painter, double scale, Numbers numbers) const;

private:
    static QByteArray shapesOf(const Layer &layer);
};

} // namespace view
