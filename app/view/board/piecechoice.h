// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/signs/boardpieces.h"

namespace view {

/// Which piece of a stack is meant, by clicks and by keys that go from one to the next.
class PieceChoice
{
public:
    /// The top piece that may be chosen; the same click again takes the next one below.
    engine::PieceId click(const BoardPieces &pieces, const BoardPieces::Hit &hit,
                          const std::vector<engine::PieceId> &selectable);
    /// The one after the last, or with \a step -1 the one before it, of those that lie on the
    /// board; none: there is none.
    engine::PieceId next(const BoardPieces &pieces, const std::vector<engine::PieceId> &selectable,
                         int step);
    /// The next click begins at the top again.
    void beginAnew() { m_space = {}; }
    /// The piece at a space that next() went to; none: another one is meant.
    engine::PieceId reached(const BoardPieces &pieces, engine::SpaceId space) const;

private:
    engine::PieceId m_piece; ///< The last one.
    engine::SpaceId m_space; ///< Of the last click.
};

} // namespace view
