// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;

namespace view {

class BoardCursor;
class BoardGestures;
class BoardTip;
class BoardView;

/// What keys do on the board: they move it, lead its cursor and show what lies below it.
class BoardKeys
{
public:
    BoardKeys(BoardView &view, BoardCursor &cursor, BoardGestures &gestures, BoardTip &tip);

    /// Tab goes round the pieces only while there is a choice; otherwise it leaves the board.
    bool cycle(const QKeyEvent &event);
    /// False: it means nothing here.
    bool press(QKeyEvent &event);
    bool release(const QKeyEvent &event);

private:
    BoardView &m_view;
    BoardCursor &m_cursor;
    BoardGestures &m_gestures;
    BoardTip &m_tip;
};

} // namespace view
