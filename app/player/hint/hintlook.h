// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/hint/hints.h"

class QAction;

namespace view {
class BoardView;
}

namespace app {

/// What the window does with hints besides listing them: the board shows the one that is looked
/// at, and a command asks for them.
class HintLook : public QObject
{
    Q_OBJECT

public:
    HintLook(GameController &controller, view::BoardView &board, QAction &ask, QObject *parent);

private:
    void toggle();
    void follow();
    void showPicture();

    GameController &m_controller;
    view::BoardView &m_board;
    QAction &m_ask;
    Hints &m_hints;
    bool m_isShown = false; ///< The board shows one.
};

} // namespace app
