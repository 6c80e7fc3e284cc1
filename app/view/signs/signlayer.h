// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/geometry/boardcamera.h"
#include "app/view/geometry/boardgeometry.h"
#include "app/view/signs/boardpieces.h"
#include "app/view/signs/boardsigns.h"

#include <QCache>
#include <QPixmap>

class QPainter;

namespace view {

/// The signs among and above the pieces: paths, costs, arrows, rings. Few enough for every frame.
class SignLayer
{
public:
    SignLayer();

    void paintBelowPieces(QPainter &painter, const BoardCamera &camera,
                          const BoardGeometry &geometry, const BoardSigns &signs) const;
    void paintAbovePieces(QPainter &painter, const BoardCamera &camera,
                          const BoardGeometry &geometry, const BoardSigns &signs,
                          const BoardPieces &pieces);
    /// A ring along the edge of a space.
    static void paintRing(QPainter &painter, const BoardCamera &camera,
                          const BoardGeometry &geometry, engine::SpaceId space, QColor color,
                          double width);

    /// How many pixels of the view a unit of these drawings has.
    static double unit(const BoardCamera &camera, const BoardGeometry &geometry);
    static QFont numberFont(double pixels);
    /// "4½": costs are whole numbers, halves, thirds or quarters.
    static QString costText(double cost);

private:
    enum class Disc { Plain, Enemy, Sum };

    void paintCosts(QPainter &painter, const BoardCamera &camera, const BoardGeometry &geometry,
                    const BoardSigns &signs, const BoardPieces &pieces);
    void paintSum(QPainter &painter, const BoardCamera &camera, const BoardGeometry &geometry,
                  const BoardSigns &signs);
    void paintAttacks(QPainter &painter, const BoardCamera &camera, const BoardGeometry &geometry,
                      const BoardSigns &signs) const;
    void paintPlaque(QPainter &painter, const BoardCamera &camera, const BoardGeometry &geometry,
                     const BoardSigns &signs) const;
    static void paintFlaws(QPainter &painter, const BoardCamera &camera,
                           const BoardGeometry &geometry, const BoardSigns &signs);
    QPixmap disc(const QString &text, Disc kind, double unit, double ratio);

    QCache<QString, QPixmap> m_discs;
};

} // namespace view
