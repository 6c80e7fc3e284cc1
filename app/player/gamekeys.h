// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

class QKeyEvent;

namespace view {
class BoardView;
}

namespace app {

class BoardInput;
class DecisionPanel;

/// Enter, Esc and the digits: they answer the question while the board or the question has the
/// keyboard. Whoever writes, reads or searches somewhere else answers nothing.
class GameKeys : public QObject
{
    Q_OBJECT

public:
    GameKeys(GameController &controller, view::BoardView &board, BoardInput &input,
             DecisionPanel &question, QObject *parent);

    /// False: the key is none of them.
    bool press(const QKeyEvent &event);

private:
    bool isPlaying() const;
    /// The list of the stack at the cursor; false: it is not meant.
    bool openStack();
    void wayOut();

    GameController &m_controller;
    view::BoardView &m_board;
    BoardInput &m_input;
    DecisionPanel &m_question;
    engine::SpaceId m_leftAt; ///< Where the cursor was when something was done.
};

} // namespace app
