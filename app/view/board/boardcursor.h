// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardscene.h"
#include "app/view/board/boardwords.h"
#include "app/view/board/piecechoice.h"

namespace view {

class BoardGestures;
class BoardView;

/// The place on a board that keys go to and choose at, told in words to who can't see the board.
class BoardCursor
{
public:
    BoardCursor(BoardView &view, const BoardScene &scene, const BoardWords &words,
                PieceChoice &choice, BoardGestures &gestures);

    /// None until a key has gone somewhere.
    engine::SpaceId space() const { return m_space; }
    void clear() { m_space = {}; }
    void setSpace(engine::SpaceId space);
    /// To the neighbour that lies there.
    void step(QPointF direction);
    /// Goes round the pieces that may be chosen, on or back.
    void cycle(int step);
    void choose(Qt::KeyboardModifiers modifiers);
    /// The top piece at the cursor, if its face is seen.
    engine::PieceId piece() const;

private:
    BoardView &m_view;
    const BoardScene &m_scene;
    const BoardWords &m_words;
    PieceChoice &m_choice;
    BoardGestures &m_gestures;
    engine::SpaceId m_space;
};

} // namespace view
