// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

namespace app {

/// Where a card lies on the board so that what it is about is seen beside it.
struct StagePlace
{
    QRect card;
    QRect free; ///< What is left of the board for the map.

    bool covers(const QRect &what) const { return card.intersects(what); }
    /// Nothing of it is hidden, nor beyond the edge.
    bool shows(const QRect &what) const { return what.isNull() || free.contains(what); }

    /// A card of at most this size inside of \a area that leaves \a kept alone as it lies; low if
    /// there is no room for more.
    static StagePlace beside(const QRect &area, QSize wanted, const QRect &kept);
    /// The same, if \a kept can be moved: it gets a strip at the lower or at the upper edge.
    static StagePlace above(const QRect &area, QSize wanted, const QRect &kept, bool isKeptLow);
};

} // namespace app
