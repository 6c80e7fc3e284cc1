// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/counterbook.h"

#include <QList>
#include <QPointF>

namespace view {

/// Where the pieces of one space lie.
///
/// Pieces are counted from the lowest; places are in drawing order. Positions are those of the
/// squares' upper left corners, seen from the middle of the space.
class StackLayout
{
public:
    static constexpr int mostShown = 4;

    struct Place
    {
        int piece = 0;
        QPointF position;
        int badge = 0; ///< For CounterLook::badge.

        bool operator==(const Place &) const = default;
    };

    /// A pile seen from above: at most four, the lower ones looking out at the upper right.
    static QList<Place> pile(int count, double size);
    /// All of them in columns of \a rows, each showing its band and symbol above the next one, the
    /// top piece at the lower left: under the pointer.
    static QList<Place> fan(int count, double size, int rows = 6);
    /// Standing blocks of an area in rows of three, revealed ones in rows before them.
    static QList<Place> blocks(int standing, int revealed, double size);

    /// The piece under \a point (seen from the middle), or -1; the one drawn last wins.
    static int pieceAt(const QList<Place> &places, QPointF point, double size);

    /// \a pieces lowest first, as a stack reads best: staffs at the bottom, the strongest on top.
    /// Only for games in which the order of a stack means nothing.
    static QList<engine::PieceId> sorted(QList<engine::PieceId> pieces, const CounterBook &book);
};

} // namespace view
