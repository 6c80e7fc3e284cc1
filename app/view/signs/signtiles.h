// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/geometry/boardcamera.h"
#include "app/view/geometry/boardgeometry.h"
#include "app/view/map/sheet/mappalette.h"
#include "app/view/signs/boardsigns.h"
#include "app/view/signs/namestamps.h"

#include <QCache>
#include <QImage>

class QPainter;

namespace view {

/// The signs that lie on the map below the pieces, painted once into tiles like the map itself.
///
/// Hexes are stamped: a few hundred antialiased polygons would take longer than a frame has.
class SignTiles
{
public:
    SignTiles();

    /// Both must live as long as they are used here.
    void setBoard(const BoardGeometry *geometry, MapTheme theme);
    void setSigns(const BoardSigns &signs);
    /// Drawn once more above what covers them.
    void setNames(const std::vector<MapText> &names);

    bool isEmpty() const { return m_isEmpty; }
    void draw(QPainter &painter, const BoardCamera &camera);
    /// Draws one name that lies in \a near; false when all of them are there.
    bool prepareName(const BoardCamera &camera, QRectF near)
    {
        return m_names.prepareOne(camera.scale(), near);
    }

private:
    static constexpr int size = 512;

    struct Tile
    {
        QImage image; // null: the colour alone
        QColor flat;
    };
    struct Frame // where a tile lies
    {
        double scale;
        QPointF corner; // of the page, in pixels from the tile's corner
        QRectF page;
        QPoint number;
        QPointF map(QPointF point) const { return point * scale + corner; }
    };
    struct Area
    {
        std::vector<engine::SpaceId> spaces;
        QPainterPath outline;
        QRectF bounds;
        bool isStraight = true; // hexes only
    };

    Area area(std::vector<engine::SpaceId> spaces) const;
    Tile painted(const Frame &frame);
    void paintOverlay(QPainter &painter, const Frame &frame, const BoardSigns::Overlay &overlay,
                      const Area &area);
    /// The reach lit, everything else veiled.
    QImage light(const Frame &frame);
    void paintZones(QPainter &painter, const Frame &frame);
    void strokeOutline(QPainter &painter, const Frame &frame, const Area &area,
                       const QPen &pen) const;
    /// White where one of the spaces is.
    QImage mask(const Frame &frame, const Area &area);
    const QImage &stamp(double scale);
    QBrush brush(const BoardSigns::Overlay &overlay, const Frame &frame) const;
    QColor veil() const;
    double unit(const Frame &frame) const { return frame.scale * m_geometry->hexSide() / 48.0; }

    const BoardGeometry *m_geometry = nullptr;
    MapTheme m_theme = MapTheme::Light;
    BoardSigns m_signs;
    Area m_reach;
    Area m_legal;
    std::vector<Area> m_overlays;
    NameStamps m_names;
    bool m_isEmpty = true;
    double m_scale = 0; // of the tiles
    QCache<QPair<int, int>, Tile> m_tiles;
    QImage m_stamp;
    double m_stampScale = 0;
};

} // namespace view
