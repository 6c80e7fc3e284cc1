// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/geometry/boardcamera.h"
#include "app/view/geometry/boardgeometry.h"
#include "app/view/map/sheet/mapgeometry.h"

#include <QColor>

class QPainter;

namespace engine {
class GameState;
} // namespace engine

namespace view {

/// The line between hexes that different sides control, on boards that ask for it. It is made from
/// the position alone, so it moves with every change of control, in play as in the past.
class FrontLine
{
public:
    /// From corner to corner, with the same two sides all along.
    struct Stretch
    {
        Polyline points; ///< On the page; a closed line ends where it began.
        engine::SideId left;
        engine::SideId right;
    };

    void clear();
    /// Looks at who controls what; \a board without a front has no stretches.
    void read(const engine::Module &module, int board, const BoardGeometry &geometry,
              const engine::GameState &state);
    const std::vector<Stretch> &stretches() const { return m_stretches; }

    void paint(QPainter &painter, const BoardCamera &camera, double hexSide) const;

private:
    /// A part of a stretch that is drawn, or not, as a whole.
    struct Piece
    {
        Polyline points;
        QRectF bounds;
        QColor left;
        QColor right;
    };

    void addPieces(const engine::Module &module, double hexSide);

    std::vector<Stretch> m_stretches;
    std::vector<Piece> m_pieces;
};

} // namespace view
