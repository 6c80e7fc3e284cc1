// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/geometry/boardcamera.h"
#include "app/view/signs/beatscene.h"
#include "app/view/signs/boardpieces.h"

#include <QCache>
#include <QPixmap>

class QPainter;

namespace view {

/// Draws what is told above map and pieces: ways, losses, crosses, places.
class BeatLayer
{
public:
    static constexpr double crossTime = 400; ///< Then it fades.
    static constexpr double fadeTime = 400;
    static constexpr double flashTime = 600;

    BeatLayer();

    /// Milliseconds since the beat began; below 0: nothing moves, everything is seen.
    void setTime(double time) { m_time = time; }
    /// How much is left of what was eliminated, 1 … 0.
    double crossOpacity() const;

    void paint(QPainter &painter, const BoardCamera &camera, const BoardGeometry &geometry,
               const BeatScene &beat, const BoardPieces &pieces);
    /// Where in the view a piece or, if it is not seen, the middle of a space lies.
    static QRectF place(const BoardCamera &camera, const BoardGeometry &geometry,
                        const BoardPieces &pieces, engine::PieceId piece, engine::SpaceId space);

private:
    void paintTrail(QPainter &painter, const BeatScene::Trail &trail);
    void paintArrow(QPainter &painter, const QPolygonF &way, const BeatScene::Trail &trail) const;
    void paintNumber(QPainter &painter, QPointF middle, int number, const QColor &ring);
    void paintLabels(QPainter &painter, const BeatScene &beat, const BoardPieces &pieces) const;
    void paintCross(QPainter &painter, QRectF counter) const;

    const BoardCamera *m_camera = nullptr; // of the frame that is painted
    const BoardGeometry *m_geometry = nullptr;
    double m_unit = 1;
    double m_time = -1;
    QCache<QString, QPixmap> m_numbers;
};

} // namespace view
